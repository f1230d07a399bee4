/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/i
const HSL =
  /^hsl\(\s*(\d{1,3}(?:\.\d+)?)(?:deg)?\s*[,\s]\s*(\d{1,3}(?:\.\d+)?)%\s*[,\s]\s*(\d{1,3}(?:\.\d+)?)%\s*\)$/i

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number) => {
    const position = (shift + hue / 30) % 12
    const level = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(level * 255)
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * Parses `#rgb`, `#rrggbb`, `rgb(r g b)` and `hsl(h s% l%)`; null for anything else. Named and relative colours are not
 * accepted, because the text colour on them is computed.
 */
export function parseColor(text: string): Rgb | null {
  const value = text.trim()
  if (HEX.test(value)) {
    const digits = value.slice(1)
    const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
    const number = parseInt(long, 16)
    return [number >> 16, (number >> 8) & 255, number & 255]
  }
  const rgb = RGB.exec(value)
  if (rgb) {
    const [red = 0, green = 0, blue = 0] = rgb.slice(1).map(Number)
    return Math.max(red, green, blue) > 255 ? null : [red, green, blue]
  }
  const hsl = HSL.exec(value)
  if (!hsl) return null
  const [hue = 0, saturation = 0, lightness = 0] = hsl.slice(1).map(Number)
  if (saturation > 100 || lightness > 100) return null
  return fromHsl(hue % 360, saturation / 100, lightness / 100)
}
