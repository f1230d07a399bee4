/** The picture of a made-up wallet: the first letter of its name. The name decides the colour, so wallets of one name look alike. */
export function initialPicture(name: string): string {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="80" height="80"><path d="M0 0h40v40H0z" fill="hsl(${hue} 45% 32%)"/><text x="20" y="27" fill="#fff" font-family="system-ui,sans-serif" font-size="20" font-weight="600" text-anchor="middle">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
