/** Writes an amount of tokens as nodes do: in base units, and with the decimals of its mint. */
export function tokenAmount(units: bigint, decimals: number) {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = decimals === 0 || part === '' ? whole : `${whole}.${part}`
  return { amount: String(units), decimals, uiAmount: Number(text), uiAmountString: text }
}
