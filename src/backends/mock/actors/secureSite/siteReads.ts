import { asRecord } from '../../../port/asRecord.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { chainIdHex } from '../../../port/hex.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { readMethods } from '../../chains/readMethods.ts'
import { SiteError } from '../../shared/siteError.ts'
import type { SiteUser } from './siteUser.ts'

/** Answers the RPC methods that need no decision of the person. */
export function createSiteReads({
  user,
  chains,
}: {
  readonly user: SiteUser
  readonly chains: LocalChains
}): (method: string, params: readonly unknown[]) => Promise<unknown> {
  /**
   * Returns the status of a batch. The id of a batch is the hash of its one transaction (EIP-5792).
   */
  async function callsStatus(chainId: ChainId, id: unknown): Promise<unknown> {
    const receipt = await chains.rpc(chainId, 'eth_getTransactionReceipt', [id])
    const status = { version: '2.0.0', id, chainId: chainIdHex(chainId), atomic: true }
    if (receipt === null) return { ...status, status: 100 }
    const done = asRecord(receipt)
    return { ...status, status: done.status === '0x1' ? 200 : 500, receipts: [receipt] }
  }

  return async (method, params) => {
    const { chainId, accounts, type } = await user.current()
    if (method === 'eth_accounts') return accounts.map(({ address }) => address)
    if (method === 'eth_chainId') return chainIdHex(chainId)
    if (method === 'wallet_getCapabilities') {
      const status = type === 'smartAccount' ? 'supported' : 'unsupported'
      return { [chainIdHex(chainId)]: { atomic: { status } } }
    }
    if (method === 'wallet_getCallsStatus') return callsStatus(chainId, params[0])
    if (!readMethods.has(method) || !chains.has(chainId)) {
      throw new SiteError(`${method} is not available on ${chainId}`)
    }
    return chains.rpc(chainId, method, params)
  }
}
