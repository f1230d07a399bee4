import type { Hex } from 'viem'
import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import { referenceOf, type ChainId } from '../../port/chainIds.ts'
import type { LocalChains } from './localChains.ts'

/** The other facts of a name: its avatar, its chain, and whether it is the primary name of its address. */
export interface NameFacts {
  /** True if the address also gets this primary name. */
  readonly primary?: boolean
  readonly avatar?: string
  /** The EVM chain of the address; Ethereum if absent. The name must already exist. */
  readonly chainId?: ChainId
}

/** Sets the address of a name on the local Ethereum; `undefined` removes the address. No block is mined. */
export type SetName = (
  name: string,
  address: string | undefined,
  facts?: NameFacts,
) => Promise<void>

const nobody = `0x${'0'.repeat(40)}` as const

/** Writes the table of names on the local Ethereum. Loads viem. */
export function createSetName(chains: Pick<LocalChains, 'rpc'>): SetName {
  return async (name, address, { primary = false, avatar, chainId = 'eip155:1' } = {}) => {
    const [{ storage }, { namehash }] = await Promise.all([
      import('../../../../anvil/storage.ts'),
      import('viem'),
    ])
    const node = namehash(name)
    // Scenarios and panels name accounts by their address.
    const owner = (address ?? nobody) as Hex
    const coinType = (0x80000000 | Number(referenceOf(chainId))) >>> 0
    const words = [
      chainId === 'eip155:1'
        ? ([storage.nameAddress(node), storage.word(owner)] as const)
        : ([storage.nameRecord(node, coinType), storage.shortBytes(owner)] as const),
      ...(primary ? storage.text(storage.primaryName(owner), name) : []),
      ...(avatar === undefined ? [] : storage.text(storage.nameText(node, 'avatar'), avatar)),
    ]
    for (const [slot, value] of words) {
      await chains.rpc('eip155:1', 'anvil_setStorageAt', [knownAddresses.names, slot, value])
    }
  }
}
