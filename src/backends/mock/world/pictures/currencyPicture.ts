import { drawMark } from './mark.ts'

const signs: Readonly<Record<string, readonly [ground: string, sign: string]>> = {
  USD: ['#2f7d52', '$'],
  EUR: ['#2c5fb8', '€'],
  GBP: ['#7a4b9e', '£'],
}

/** Returns the SVG picture of a currency of the on-ramp, `undefined` for any other. */
export function currencyPicture(currency: string): string | undefined {
  const known = signs[currency]
  if (known === undefined) return undefined
  const [ground, sign] = known
  return drawMark([
    ground,
    `<text y="8" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="23">${sign}</text>`,
  ])
}
