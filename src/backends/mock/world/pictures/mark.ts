/** A picture drawn by hand: its ground and its shapes, in a square of 40 around 0, 0. */
export type Mark = readonly [ground: string, shapes: string]

/**
 * Returns the SVG picture of a mark. It fills its square: the page rounds the corners. Lines have
 * round ends, fills are white.
 */
export function drawMark([ground, shapes]: Mark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40" width="80" height="80"><path d="M-20-20h40v40h-40z" fill="${ground}"/><g fill="#fff" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`
}
