import type { Address } from '../../../../backends/port/connectors.ts'

/**
 * Returns an EVM address with its EIP-55 checksum; `undefined` if the address is in mixed case and its checksum is
 * wrong, which indicates a typing error. Loads viem on the first call.
 */
export async function checksumAddress(text: string): Promise<Address | undefined> {
  const hex = text.replace(/^0x/i, '')
  const { getAddress } = await import('viem/utils')
  const right = getAddress(`0x${hex}`)
  const oneCase = hex === hex.toLowerCase() || hex === hex.toUpperCase()
  return oneCase || right.slice(2) === hex ? right : undefined
}
