/** Base units of a typed amount with a limited number of decimals, with or without its symbol; undefined for an invalid amount. */
export function parseUnits(text: string, decimals: number, symbol: string): bigint | undefined {
  const [, whole = '', places = '', unit] =
    /^(\d{1,15})(?:\.(\d{1,18}))?(?:\s*(\S+))?$/.exec(text.trim()) ?? []
  if (whole === '' || places.length > decimals) return undefined
  if (unit !== undefined && unit.toLowerCase() !== symbol.toLowerCase()) return undefined
  return BigInt(whole + places.padEnd(decimals, '0'))
}
