import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { isAddress } from './addressRules.ts'
import { checksumAddress } from './checksumAddress.ts'

/**
 * The account behind a name (wire 1.6): names of the own zone at the name service, all others at ENS.
 * `undefined` when nobody stands behind it. Both normalise the name by ENSIP-15. Rejects with
 * `name.*`, `chain.*`, `network.failed`, `http.*`, `aborted`.
 */
export async function resolveRecipient(
  { backend, networks }: Pick<Core, 'backend' | 'networks'>,
  name: string,
  signal?: AbortSignal,
): Promise<Address | undefined> {
  const chain = namespaceOf(networks.store.getState().activeId)
  const { names } = backend
  const own = names !== undefined && name.toLowerCase().endsWith(names.suffix)
  const answers = own
    ? await names.resolve(name.toLowerCase(), signal)
    : [await backend.chains.ensAddress(name, signal)]
  const address = answers.find((each) => each !== undefined && isAddress(each, chain))
  return address === undefined || chain === 'solana' ? address : checksumAddress(address)
}
