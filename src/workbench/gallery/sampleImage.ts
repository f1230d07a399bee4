const shapes = [
  '<path d="M24 12 36 34H12z" fill="#fff"/>',
  '<circle cx="24" cy="24" r="11" fill="#fff"/>',
  '<path d="M13 16h22v16H13z" fill="#fff"/>',
  '<path d="M24 11 37 24 24 37 11 24z" fill="#fff"/>',
  '<path d="M14 34V22a10 10 0 0 1 20 0v12z" fill="#fff"/>',
  '<path d="M12 28c4-10 8 8 12-2s8 8 12-2" stroke="#fff" stroke-width="4" fill="none"/>',
]

/** An invented picture of a wallet or a network. */
export function sampleImage(seed: number): string {
  const hue = (seed * 67 + 20) % 360
  const ground = seed % 5 === 4 ? '#f4f4f4' : `hsl(${hue} 62% 48%)`
  const shape = (shapes[seed % shapes.length] ?? '').replaceAll(
    '#fff',
    seed % 5 === 4 ? '#222' : '#fff',
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z" fill="${ground}"/>${shape}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
