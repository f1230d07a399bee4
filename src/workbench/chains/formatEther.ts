/** Wei as whole coins with four places, cut off and not rounded: `9999.8999`. */
export function formatEther(wei: bigint): string {
  const [whole, places] = [wei / 10n ** 18n, (wei % 10n ** 18n) / 10n ** 14n]
  return `${whole}.${String(places).padStart(4, '0')}`
}
