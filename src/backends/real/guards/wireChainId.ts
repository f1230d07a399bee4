import { evmChainId, type ChainId } from '../../port/chainIds.ts'

/** CAIP-2 id of a chain written as CAIP-2, as an EVM number or as its digits (wire 2.3), else `undefined`. */
export function wireChainId(value: unknown): ChainId | undefined {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value > 0 ? evmChainId(value) : undefined
  }
  if (typeof value !== 'string') return undefined
  if (/^[1-9]\d{0,14}$/.test(value)) return evmChainId(value)
  // The pattern is that of CAIP-2, which is what the type stands for.
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value) ? (value as ChainId) : undefined
}
