/** Wei as decimal text in whole coins (18 decimals), exact and without trailing zeros. */
export function weiToText(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  const whole = digits.slice(0, -18)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
