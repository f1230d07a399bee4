/** Virtual ms since the start, with a fixed number of digits per unit: `0:07.040`, `21:03.500`, `1:02:03.000`. */
export function formatOffset(ms: number): string {
  const sign = ms < 0 ? '−' : ''
  const all = Math.floor(Math.abs(ms))
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0')
  const hours = Math.floor(all / 3_600_000)
  const minutes = Math.floor((all % 3_600_000) / 60_000)
  const rest = `${pad(Math.floor((all % 60_000) / 1000), 2)}.${pad(all % 1000, 3)}`
  return hours > 0 ? `${sign}${hours}:${pad(minutes, 2)}:${rest}` : `${sign}${minutes}:${rest}`
}
