/** Returns an SVG picture as a URL that an `<img>` shows without a request. */
export function iconDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
