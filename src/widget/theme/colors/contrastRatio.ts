import { parseColor } from './parseColor.ts'

function luminance(color: string): number {
  const rgb = parseColor(color)
  if (!rgb) return 0
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG 2 contrast of two colours, from 1 to 21. AA requires 4.5 for text and 3 for edges of controls. */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
