/** Wei of a typed amount of whole coins, up to 18 places; nothing when it is no amount. */
export function parseEther(text: string): bigint | undefined {
  const amount = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text.trim())
  if (!amount) return undefined
  const [, whole = '0', places = ''] = amount
  return BigInt(whole) * 10n ** 18n + BigInt(places.padEnd(18, '0'))
}
