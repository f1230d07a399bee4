import { chainList } from '../../../../../anvil/chainList.ts'
import { tokenList } from '../../../../../anvil/tokenList.ts'
import type { Purchase } from '../../world/worldTypes.ts'
import { coinTransfer } from './historyTransfers.ts'
import { wireTransaction, type WireTransaction } from './wireTransaction.ts'

/** Returns the purchases of an account as history entries, newest first (wire 1.8). */
export function purchaseEntries(
  purchases: readonly Purchase[],
  account: string,
): readonly WireTransaction[] {
  return purchases
    .filter((each) => each.account.toLowerCase() === account.toLowerCase())
    .toSorted((one, other) => other.at - one.at)
    .map((purchase) => {
      const { id, hash, at, status, chainId, purchaseCurrency: symbol, purchaseAmount } = purchase
      const price = Number(purchase.fiatAmount) / Number(purchaseAmount)
      return wireTransaction({
        id,
        hash: hash ?? '',
        at,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        operationType: 'buy',
        sentFrom: 'Coinbase',
        sentTo: purchase.account,
        nonce: 1,
        chainId,
        transfers: [
          coinTransfer(
            'in',
            { symbol, name: nameOf(symbol) },
            purchaseAmount,
            Number.isFinite(price) && purchase.fiatCurrency === 'USD' ? price : undefined,
          ),
        ],
      })
    })
}

function nameOf(symbol: string): string {
  if (chainList.some((chain) => chain.symbol === symbol)) return symbol === 'ETH' ? 'Ether' : symbol
  return tokenList.find((token) => token.symbol === symbol)?.name ?? symbol
}
