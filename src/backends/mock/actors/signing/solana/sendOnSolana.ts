import { asRecord } from '../../../../port/asRecord.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import type { SendOnSolana } from './solanaRequest.ts'

/** Sends through the node of a local cluster. */
export function sendOnSolana(chains: Pick<LocalChains, 'rpc'>): SendOnSolana {
  return (chainId, transaction, options) =>
    chains.rpc(chainId, 'sendTransaction', [
      transaction,
      { ...asRecord(options), encoding: 'base64' },
    ])
}
