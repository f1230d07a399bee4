import type { ChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'
import { evmAddress } from './evmAddress.ts'

/** An account or contract named with its chain. */
export interface Caip10 {
  readonly chainId: ChainId
  /** In the chain's own writing; on EVM chains 0x and 40 hex digits. */
  readonly address: Address
}

/** The parts of a CAIP-10 id (`eip155:1:0x…`), `undefined` when it is none. */
export function caip10(value: unknown): Caip10 | undefined {
  if (typeof value !== 'string') return undefined
  const [, namespace, reference, address] =
    /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(value) ?? []
  if (namespace === undefined || reference === undefined || address === undefined) return undefined
  if (namespace === 'eip155' && evmAddress(address) === undefined) return undefined
  return { chainId: `${namespace}:${reference}`, address }
}
