import { namespaceOf, referenceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Core } from '../../../core/core.ts'
import { isAddress } from '../rules/addressRules.ts'
import { checksumAddress } from '../rules/checksumAddress.ts'

/** The coin types of SLIP-44. */
const ether = 60
const solana = 501
/** The base of EVM coin types (ENSIP-11). The bare value is the address for all EVM chains (ENSIP-19). */
const evm = 0x80000000

type LookUp = (coinType: number) => Promise<Address | undefined>

/**
 * Resolves a name on the active network: names of the own zone at the name service, all others at ENS. Returns
 * `undefined` if it resolves to no address. Both normalise the name by ENSIP-15. Rejects with `name.*`, `chain.*`,
 * `network.failed`, `http.*` or `aborted`; `name.otherChain` means that the name has no address that is safe on this
 * network.
 */
export async function resolveRecipient(
  core: Pick<Core, 'backend' | 'networks'>,
  name: string,
  signal?: AbortSignal,
): Promise<Address | undefined> {
  const { backend, networks } = core
  const { activeId } = networks.store.getState()
  const lookUp = await lookUpOf(core, name, signal)
  if (namespaceOf(activeId) === 'solana') return lookUp(solana)
  const own = await firstOf(lookUp, coinTypesOf(activeId))
  if (own !== undefined || activeId === 'eip155:1') return own
  const onMainnet = await lookUp(ether)
  if (onMainnet === undefined) return undefined
  const network = networks.find(activeId)
  if (network && (await backend.chains.sameAccountOn(onMainnet, network, signal))) return onMainnet
  throw new FoyerError(
    'name.otherChain',
    `${name} holds an address for Ethereum only, and on ${activeId} it may be somebody else's.`,
  )
}

/** The coin types of an EVM chain, most specific first. */
function coinTypesOf(chainId: ChainId): readonly number[] {
  const number = Number(referenceOf(chainId))
  return number === 1 ? [ether] : [(evm | number) >>> 0, evm]
}

async function lookUpOf(
  { backend, networks }: Pick<Core, 'backend' | 'networks'>,
  name: string,
  signal: AbortSignal | undefined,
): Promise<LookUp> {
  const { names, chains } = backend
  const chain = namespaceOf(networks.store.getState().activeId)
  const valid = async (address: Address | undefined) => {
    if (address === undefined || !isAddress(address, chain)) return undefined
    return chain === 'solana' ? address : checksumAddress(address)
  }
  if (names === undefined || !name.toLowerCase().endsWith(names.suffix)) {
    return async (coinType) => valid(await chains.ensAddress(name, coinType, signal))
  }
  const addresses = await names.resolve(name.toLowerCase(), signal)
  return (coinType) => valid(addresses.find((each) => each.coinType === coinType)?.address)
}

async function firstOf(lookUp: LookUp, coinTypes: readonly number[]) {
  for (const coinType of coinTypes) {
    const address = await lookUp(coinType)
    if (address !== undefined) return address
  }
  return undefined
}
