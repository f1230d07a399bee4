import type { ChainId } from '../../../../port/chainIds.ts'
import { formatUnits } from '../../../../port/formatUnits.ts'
import type { WorldState } from '../../../world/worldTypes.ts'
import { solanaTokensOf } from '../../tokens/solanaTokensOf.ts'
import { coinTransfer } from '../historyTransfers.ts'
import { wireTransaction, type WireTransaction } from '../wireTransaction.ts'
import type { SolanaRecord } from './readSolanaRecord.ts'

/** Returns the history entry of a transaction on the chain, for the account of the history. */
export function solanaEntry(
  entry: SolanaRecord & {
    readonly chainId: ChainId
    readonly account: string
    readonly prices: WorldState['prices']
  },
): WireTransaction {
  const { account, at, chainId, changes, feePayer, signature, succeeded } = entry
  const knownTokens = solanaTokensOf(entry, chainId)
  const own = feePayer === account
  // Coins that accompany a transfer of tokens are the deposit of the new account.
  const tokens = changes.filter(({ mint }) => mint !== undefined)
  const moved = tokens.length > 0 ? tokens : changes
  const [first] = moved
  const isIncoming = moved.length > 0 && moved.every(({ units }) => units > 0n)
  const isOutgoing = moved.length > 0 && moved.every(({ units }) => units < 0n)
  return wireTransaction({
    id: signature,
    hash: signature,
    at,
    chainId,
    status: succeeded ? 'confirmed' : 'failed',
    operationType: isIncoming ? 'receive' : isOutgoing ? 'send' : 'execute',
    sentFrom: isIncoming ? (first?.other ?? feePayer) : own ? account : feePayer,
    sentTo: isIncoming ? account : (first?.other ?? ''),
    transfers: moved.map(({ mint, units }) => {
      const token = knownTokens.find(({ address }) => address === mint)
      const numeric = formatUnits(units < 0n ? -units : units, token?.decimals ?? 0)
      return coinTransfer(
        units > 0n ? 'in' : 'out',
        token ?? { symbol: 'TOKEN', name: 'Unknown token' },
        numeric,
        token?.price,
      )
    }),
  })
}
