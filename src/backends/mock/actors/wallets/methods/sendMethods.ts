import { asRecord } from '../../../../port/asRecord.ts'
import { readTransaction } from './readTransaction.ts'
import type { WalletContext, WalletMethodTable } from './walletContext.ts'

/** One transaction of one account. */
export function createSendMethods(context: WalletContext): WalletMethodTable {
  const { mustOwn, mustReach, wallet, send } = context
  return {
    eth_sendTransaction([asked], approve) {
      const from = mustOwn(asRecord(asked)['from'])
      const { chainId } = wallet()
      const transaction = { from, ...readTransaction(asked, chainId) }
      mustReach(chainId)
      return approve(() => send(chainId, transaction))
    },
  }
}
