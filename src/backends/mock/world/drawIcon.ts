import { createSeededRandom } from '../clock/seededRandom.ts'
import { hashText } from './hashText.ts'

/** The figures an icon is made of, in a field of 80 by 80 drawn around (0, 0). */
const figures: readonly ((size: number) => string)[] = [
  (size) => `<circle r="${size}"/>`,
  (size) => `<path d="M0 ${-size} L${size} 0 L0 ${size} L${-size} 0 Z"/>`,
  (size) =>
    `<rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" rx="${size / 3}"/>`,
  (size) => `<path d="M0 ${-size} L${size} ${size * 0.8} L${-size} ${size * 0.8} Z"/>`,
  (size) => `<path d="M${-size} 0 A${size} ${size} 0 0 1 ${size} 0 Z"/>`,
  (size) => `<path d="M${-size} ${-size} H${size} L0 ${size} Z"/>`,
]

/**
 * An 80 by 80 SVG picture that a text decides: a coloured ground, two figures and, when `letters`
 * are given, these on top. Every text gets a picture of its own.
 */
export function drawIcon(text: string, letters = ''): string {
  const random = createSeededRandom(hashText(text))
  const below = (limit: number) => Math.floor(random.next() * limit)
  const hue = below(360)
  const other = (hue + 40 + below(200)) % 360
  const figure = (colour: string) => {
    const draw = figures[below(figures.length)] ?? figures[0]
    const place = `translate(${20 + below(41)} ${20 + below(41)}) rotate(${below(360)})`
    return `<g transform="${place}" fill="${colour}">${draw?.(10 + below(16)) ?? ''}</g>`
  }
  const caption =
    letters === ''
      ? ''
      : `<text x="40" y="51" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="30" fill="#fff">${escape(letters)}</text>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">',
    `<rect width="80" height="80" fill="hsl(${hue} ${55 + below(25)}% ${38 + below(14)}%)"/>`,
    figure(`hsl(${other} 80% 62% / .85)`),
    figure(`hsl(${(other + 90) % 360} 85% 75% / .8)`),
    caption,
    '</svg>',
  ].join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
