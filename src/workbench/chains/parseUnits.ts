/** Base units of a typed amount with at most so many places; nothing when it is no such amount. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const amount = /^(\d{1,15})(?:\.(\d{1,18}))?$/.exec(text.trim())
  if (!amount) return undefined
  const [, whole = '0', places = ''] = amount
  if (places.length > decimals) return undefined
  return BigInt(whole + places.padEnd(decimals, '0'))
}
