import type { ChainId } from '../../../port/chainIds.ts'
import { hexQuantity } from '../../../port/hex.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SmartAccounts } from '../../chains/smartAccounts.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { SiteError } from '../../shared/siteError.ts'
import type { RequestedCall } from '../signing/readTransaction.ts'
import type { SiteAccount } from './siteUser.ts'

/** The transactions that an account's key signs for the app's requests. */
export interface SiteTransactions {
  /**
   * Returns the transactions. `fields` are those other than recipient, value and data; a smart
   * account's transaction sets its own.
   */
  of(
    account: SiteAccount,
    chainId: ChainId,
    calls: readonly [RequestedCall, ...RequestedCall[]],
    fields?: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>>
  /** Returns the fee in wei; `undefined` if the chain would reject the transaction. */
  fee(chainId: ChainId, transaction: object): Promise<bigint | undefined>
}

export function createSiteTransactions({
  chains,
  smartAccounts,
}: {
  readonly chains: LocalChains
  readonly smartAccounts: SmartAccounts
}): SiteTransactions {
  return {
    async of({ owner, type }, chainId, calls, fields = {}) {
      const [{ to, value, data, isCreation }, ...others] = calls
      if (type === 'smartAccount') {
        if (calls.some((call) => call.isCreation)) {
          throw new SiteError('A smart account cannot create a contract this way')
        }
        return { from: owner, ...(await smartAccounts.execution(chainId, owner, calls)) }
      }
      if (others.length > 0) throw new SiteError('Only a smart account does several calls at once')
      return {
        from: owner,
        ...(isCreation ? {} : { to }),
        value: hexQuantity(value),
        data,
        ...fields,
      }
    },
    async fee(chainId, transaction) {
      try {
        const [gas, price] = await Promise.all([
          chains.rpc(chainId, 'eth_estimateGas', [transaction]),
          chains.rpc(chainId, 'eth_gasPrice'),
        ])
        return BigInt(String(gas)) * BigInt(String(price))
      } catch (error) {
        if (error instanceof RpcError) return undefined
        throw error
      }
    },
  }
}
