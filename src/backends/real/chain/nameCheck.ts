import type { Chains } from '../../port/chains.ts'
import type { Address } from '../../port/connectors.ts'
import type { Names } from '../../port/services/names.ts'

/** SLIP-44 coin type of Ethereum. */
const ether = 60

/**
 * Checks whether a name resolves to an address on Ethereum: names of the widget's zone with the name service, all
 * others with ENS. Rejects like these.
 */
export function createNameCheck({
  names,
  chains,
}: {
  /** The name service; absent if the host has none. */
  names: Pick<Names, 'suffix' | 'resolve'> | undefined
  chains: Pick<Chains, 'ensAddress'>
}) {
  return async (name: string, address: Address, signal?: AbortSignal): Promise<boolean> => {
    const found =
      names && name.toLowerCase().endsWith(names.suffix)
        ? (await names.resolve(name, signal)).find(({ coinType }) => coinType === ether)?.address
        : await chains.ensAddress(name, ether, signal)
    return found?.toLowerCase() === address.toLowerCase()
  }
}
