import { createSeededRandom } from '../clock/seededRandom.ts'
import { hashText } from './hashText.ts'

/** Shapes that are repeated around the middle of a mark; `at` is their distance from it, `size` half their width. */
const shapes: readonly ((at: number, size: number) => string)[] = [
  (at, size) => `<circle cy="${-at}" r="${size}"/>`,
  (at, size) =>
    `<rect x="${-size / 2}" y="${-at - size}" width="${size}" height="${2 * size}" rx="${size / 2}"/>`,
  (at, size) =>
    `<path d="M0 ${-at - size} L${size} ${-at} L0 ${-at + size} L${-size} ${-at} Z" stroke-linejoin="round"/>`,
  (at, size) => `<path d="M0 ${-at - size} L${size} ${-at + size} L${-size} ${-at + size} Z"/>`,
  (at, size) =>
    `<path d="M0 ${-at - size} Q${size * 1.6} ${-at} 0 ${-at + size} Q${-size * 1.6} ${-at} 0 ${-at - size} Z"/>`,
  (at, size) =>
    `<path d="M${-size} ${-at} A${size} ${size} 0 0 1 ${size} ${-at}" fill="none" stroke="#fff" stroke-width="${size / 2}" stroke-linecap="round"/>`,
]

/**
 * An 80 by 80 SVG picture that a text decides: a mark of repeated shapes, or the given letters, in
 * white on a coloured ground. Every text gets a picture of its own.
 */
export function drawIcon(text: string, letters = ''): string {
  const random = createSeededRandom(hashText(text))
  const below = (limit: number) => Math.floor(random.next() * limit)
  const hue = below(360)
  const top = `hsl(${hue} ${62 + below(24)}% ${52 + below(8)}%)`
  const bottom = `hsl(${(hue + 18 + below(40)) % 360} ${62 + below(24)}% ${34 + below(10)}%)`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">',
    `<linearGradient id="g" x1="0" y1="0" x2="${random.next() < 0.5 ? 0 : 1}" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    '<rect width="80" height="80" fill="url(#g)"/>',
    letters === '' ? mark(below) : caption(letters),
    '</svg>',
  ].join('')
}

function mark(below: (limit: number) => number): string {
  const shape = shapes[below(shapes.length)]
  const count = 2 + below(6)
  const size = 6 + below(count > 4 ? 4 : 8)
  const at = 12 + below(6)
  const turn = below(8) * 15
  const around = Array.from({ length: count }, (_, index) => {
    const opacity = index % 2 === 0 ? '' : ' opacity=".72"'
    return `<g transform="rotate(${turn + (360 / count) * index})"${opacity}>${shape?.(at, size) ?? ''}</g>`
  })
  const middle = below(3) === 0 ? `<circle r="${4 + below(4)}"/>` : ''
  return `<g transform="translate(40 40)" fill="#fff">${around.join('')}${middle}</g>`
}

function caption(letters: string): string {
  const size = letters.length > 2 ? 24 : letters.length > 1 ? 30 : 38
  const text = letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<text x="40" y="${40 + size * 0.36}" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="700" font-size="${size}" fill="#fff">${text}</text>`
}
