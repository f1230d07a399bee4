import { createSeededRandom } from '../../clock/seededRandom.ts'
import { hashText } from '../hashText.ts'
import { drawMark } from './mark.ts'

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
 * Draws an SVG picture derived from a text: repeated shapes in white on a plain ground. Every text
 * gets its own picture.
 */
export function drawIcon(text: string): string {
  const random = createSeededRandom(hashText(text))
  const below = (limit: number) => Math.floor(random.next() * limit)
  const hue = below(360)
  return drawMark([
    `hsl(${hue} ${50 + below(26)}% ${lightness(hue) + below(8)}%)`,
    shapesAround(below),
  ])
}

/**
 * Returns the lightness in percent at which white is clearly visible on that hue: yellow and green
 * are lighter than blue at the same number.
 */
function lightness(hue: number): number {
  if (hue >= 40 && hue < 195) return 32
  return hue >= 225 && hue < 300 ? 54 : 42
}

function shapesAround(below: (limit: number) => number): string {
  const shape = shapes[below(shapes.length)]
  const count = 3 + below(5)
  const size = count > 4 ? 7 + below(3) : 9 + below(4)
  const at = 13 + below(4)
  const turn = below(8) * 15
  const around = Array.from({ length: count }, (_, index) => {
    const opacity = index % 2 === 0 || count % 2 === 1 ? '' : ' opacity=".6"'
    return `<g transform="rotate(${turn + (360 / count) * index})"${opacity}>${shape?.(at, size) ?? ''}</g>`
  })
  const middle = below(3) === 0 ? `<circle r="${4 + below(4)}"/>` : ''
  return `<g transform="scale(.5)">${around.join('')}${middle}</g>`
}
