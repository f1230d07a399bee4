import type { Address } from '../../../../backends/port/connectors.ts'

/**
 * An EVM address in its mixed-case writing (EIP-55). `undefined` when it is written in mixed case
 * already and that does not fit: a sign of a typing error. Loads viem when it is first called.
 */
export async function checksumAddress(text: string): Promise<Address | undefined> {
  const hex = text.replace(/^0x/i, '')
  const { getAddress } = await import('viem/utils')
  const right = getAddress(`0x${hex}`)
  const oneCase = hex === hex.toLowerCase() || hex === hex.toUpperCase()
  return oneCase || right.slice(2) === hex ? right : undefined
}
