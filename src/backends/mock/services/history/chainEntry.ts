import { testAccounts } from '../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { priceOf } from '../../chains/swap/priceOf.ts'
import { tokenAt } from '../../chains/tokens/tokenAt.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import type { Move, RpcTransaction } from './historyMoves.ts'
import { coinTransfer, nftTransfer } from './historyTransfers.ts'
import { wireTransaction, type WireTransaction, type WireTransfer } from './wireTransaction.ts'
import { formatUnits } from '../../../port/formatUnits.ts'

/** The facts of a transaction on a chain, for the account of the history. */
export interface ChainEntry {
  readonly chainId: ChainId
  /** The account in lower case. */
  readonly account: string
  readonly sent: RpcTransaction
  readonly at: number
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly swapped: boolean
  readonly created: string | undefined
  readonly moves: readonly Move[]
  readonly prices: WorldState['prices']
  readonly world: Pick<WorldState, 'chains' | 'tokens'>
}

const nobody = `0x${'0'.repeat(40)}`
const exchange = 'Harbor Swap'

/** Returns the history entry of a transaction; `undefined` if the account is not part of it. */
export function chainEntry(entry: ChainEntry): WireTransaction | undefined {
  const { chainId, account, sent, at, status, created } = entry
  const own = sent.from.toLowerCase() === account
  const moves = entry.moves.filter(({ from, to }) => from === account || to === account)
  if (!own && moves.length === 0) return undefined
  const application = sent.to?.toLowerCase() === knownAddresses.router.toLowerCase() ? exchange : ''
  const [first] = moves
  return wireTransaction({
    id: sent.hash,
    hash: sent.hash,
    at,
    status,
    chainId,
    nonce: Number(sent.nonce),
    operationType: operationOf(entry, moves, own),
    sentFrom: written(own ? sent.from : (first?.from ?? sent.from)),
    sentTo: written(
      created ?? (first && (!own || first.from === account) ? first.to : (sent.to ?? '')),
    ),
    ...(application === '' ? {} : { application }),
    transfers:
      moves.length === 0
        ? [nativeTransfer(entry, 'self', 0n)]
        : moves.map((move) => transferOf(entry, move)),
  })
}

/** Returns an address as the workbench shows it: a known one keeps its upper and lower case. */
function written(address: string): string {
  const known = testAccounts.find((each) => each.address.toLowerCase() === address.toLowerCase())
  return known?.address ?? address
}

function operationOf(entry: ChainEntry, moves: readonly Move[], own: boolean): string {
  const { account, sent, swapped } = entry
  if (own && sent.to === null) return 'deploy'
  const itself = own && sent.to?.toLowerCase() === account
  if (itself && sent.input === '0x' && BigInt(sent.value) === 0n) return 'cancel'
  if (swapped) return 'trade'
  const passed = moves.filter(({ kind }) => kind !== 'allowance')
  if (passed.length === 0) return moves.length > 0 ? 'approve' : 'execute'
  const [{ wraps } = { wraps: undefined }] = passed
  if (wraps && passed.every((each) => each.wraps === wraps)) return wraps
  const incoming = passed.every(({ to }) => to === account)
  const outgoing = passed.every(({ from }) => from === account)
  if (outgoing) return passed.every(({ to }) => to === nobody) ? 'burn' : 'send'
  if (incoming) return passed.every(({ from }) => from === nobody) ? 'mint' : 'receive'
  return 'trade'
}

function transferOf(entry: ChainEntry, move: Move): WireTransfer {
  const { account, chainId, prices, world } = entry
  const direction =
    move.kind === 'allowance' || move.from === move.to ? 'self' : move.to === account ? 'in' : 'out'
  if (move.kind === 'nft') return nftTransfer(direction, `Harbour Herons #${move.units}`)
  if (move.token === undefined) return nativeTransfer(entry, direction, move.units)
  const token = tokenAt(world, chainId, move.token)
  const { decimals } = token ?? { decimals: 18 }
  return coinTransfer(
    direction,
    token ?? { symbol: 'TOKEN', name: 'Unknown token' },
    formatUnits(move.units, decimals),
    token && priceOf(prices, token),
  )
}

function nativeTransfer(
  { chainId, prices, world }: ChainEntry,
  direction: WireTransfer['direction'],
  wei: bigint,
): WireTransfer {
  const { symbol } = chainOf(world, chainId) ?? { symbol: 'ETH' }
  const name = symbol === 'ETH' ? 'Ether' : symbol
  return coinTransfer(direction, { symbol, name }, formatUnits(wei, 18), prices[symbol])
}
