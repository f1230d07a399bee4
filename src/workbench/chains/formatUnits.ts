/** Base units as whole coins or tokens with up to four decimals, truncated and not rounded: `9999.8999`. */
export function formatUnits(units: bigint, decimals: number): string {
  const places = Math.min(4, decimals)
  const cut = units / 10n ** BigInt(decimals - places)
  const digits = String(cut).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
