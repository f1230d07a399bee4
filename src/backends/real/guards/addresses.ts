import { base58 } from '../../port/base58.ts'
import { type ChainId, evmChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'

/** Returns the value if it is an EVM address (0x and 40 hex digits), else `undefined`. */
export function evmAddress(value: unknown): `0x${string}` | undefined {
  // The pattern proves the prefix of the narrower type.
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
    ? (value as `0x${string}`)
    : undefined
}

/**
 * Returns the value if it is a Solana address, else `undefined`: 32 bytes in base58, which are 32
 * to 44 characters (open point 139).
 */
export function solanaAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return undefined
  return base58.decode(value)?.length === 32 ? value : undefined
}

/** An account or contract with its chain. */
export interface Caip10 {
  readonly chainId: ChainId
  /** The address in the chain's own format; on EVM chains 0x and 40 hex digits. */
  readonly address: Address
}

/** Parses a CAIP-10 id (`eip155:1:0x…`); `undefined` when it is invalid. */
export function caip10(value: unknown): Caip10 | undefined {
  if (typeof value !== 'string') return undefined
  const [, namespace, reference, address] =
    /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(value) ?? []
  if (namespace === undefined || reference === undefined || address === undefined) return undefined
  if (namespace === 'eip155' && evmAddress(address) === undefined) return undefined
  return { chainId: `${namespace}:${reference}`, address }
}

/**
 * Returns the CAIP-2 id of a chain written as CAIP-2, as an EVM chain number or as its digits, else
 * `undefined`. The frame uses all three (wire 2.3).
 */
export function wireChainId(value: unknown): ChainId | undefined {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value > 0 ? evmChainId(value) : undefined
  }
  if (typeof value !== 'string') return undefined
  if (/^[1-9]\d{0,14}$/.test(value)) return evmChainId(value)
  // The pattern is that of CAIP-2, which the type describes.
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value) ? (value as ChainId) : undefined
}
