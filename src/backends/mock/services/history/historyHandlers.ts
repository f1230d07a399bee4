import { http, type RequestHandler } from 'msw'
import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { chainsOf } from '../../world/chainsOf.ts'
import type { World } from '../../world/worldTypes.ts'
import { answerJson, answerReasons } from '../answers.ts'
import { solanaHistory } from './solana/solanaHistory.ts'
import { createHistoryBlocks } from './historyBlocks.ts'
import { createHistoryChain } from './historyChain.ts'
import { generateHistory } from './generateHistory.ts'
import { purchaseEntries } from './purchaseEntries.ts'
import type { WireTransaction } from './wireTransaction.ts'

/** The number of entries on a page (wire 1.8). */
const pageSize = 50
const solanaPageSize = 100
const solanaAddress = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** A list that is read by index, so that its oldest entries are generated only when somebody asks for them. */
interface Entries {
  readonly length: number
  at(index: number): WireTransaction
}

/**
 * The history of an account: its transactions on the local chains, in blocks and waiting, and those
 * before the world's start. `onramp=coinbase` requests purchases (wire 1.8).
 */
export function createHistoryHandlers(options: {
  world: World
  chains: LocalChains
  clock: Pick<Clock, 'now'>
  blockchainApi: string
}): readonly RequestHandler[] {
  const { world, chains, blockchainApi } = options
  const chain = createHistoryChain({ ...options, blocks: createHistoryBlocks(options) })

  async function ofChain(chainId: ChainId, account: string): Promise<Entries> {
    const now = chains.has(chainId) ? await chain.entries(chainId, account) : []
    const past = generateHistory(world.get(), chainId, account)
    return {
      length: now.length + past.length,
      at: (index) => now[index] ?? past.at(index - now.length),
    }
  }

  async function ofAllChains(account: string): Promise<Entries> {
    const lists = await Promise.all(
      chainsOf(world.get()).map(({ caip2 }) => ofChain(caip2, account)),
    )
    const all = lists
      .flatMap((list) => Array.from({ length: list.length }, (_, index) => list.at(index)))
      .toSorted((one, other) => (one.metadata.minedAt < other.metadata.minedAt ? 1 : -1))
    return { length: all.length, at: (index) => all[index] as WireTransaction } // The index is below the length.
  }

  function entriesOf(account: string, query: URLSearchParams): Promise<Entries> {
    const chainId = query.get('chainId')
    if (query.get('onramp') !== null) {
      const purchases = purchaseEntries(world.get().purchases, account)
      return Promise.resolve({
        length: purchases.length,
        at: (index) => purchases[index] as WireTransaction, // The index is below the length.
      })
    }
    return chainId === null ? ofAllChains(account) : ofChain(chainId as ChainId, account)
  }

  /** Answers for Solana. Pages are counted here, from 1; purchases are made on EVM chains only. */
  async function answerSolana(account: string, query: URLSearchParams): Promise<Response> {
    const [cluster] = solanaChains
    const chainId = (query.get('chainId') ?? cluster?.caip2) as ChainId
    const isHere = solanaChains.some(({ caip2 }) => caip2 === chainId)
    const isOnramp = query.get('onramp') !== null
    const all = isHere && !isOnramp ? await solanaHistory(options, chainId, account) : []
    const page = Number(query.get('cursor') || 1)
    const from = (page - 1) * solanaPageSize
    return answerJson({
      data: all.slice(from, from + solanaPageSize),
      next: all.length > from + solanaPageSize ? String(page + 1) : null,
    })
  }

  return [
    http.get(`${blockchainApi}/v1/account/:address/history`, async ({ params, request }) => {
      const account = String(params['address'])
      const query = new URL(request.url).searchParams
      const refused = refusalOf(account, query)
      if (refused) return refused
      try {
        if (solanaAddress.test(account)) return await answerSolana(account, query)
        const entries = await entriesOf(account, query)
        const from = entries.length - (readCursor(query.get('cursor')) ?? entries.length)
        const upTo = Math.min(from + pageSize, entries.length)
        const data = Array.from({ length: Math.max(upTo - from, 0) }, (_, index) =>
          entries.at(from + index),
        )
        return answerJson({
          data,
          next: upTo < entries.length ? cursorOf(entries.length - upTo) : null,
        })
      } catch (error) {
        return answerReasons(503, { field: 'provider', description: String(error) })
      }
    }),
  ]
}

function refusalOf(account: string, query: URLSearchParams): Response | undefined {
  if (!query.get('projectId')) {
    return answerReasons(401, { field: 'projectId', description: 'A project id is required' })
  }
  const onSolana = solanaAddress.test(account)
  if (!onSolana && !/^0x[0-9a-f]{40}$/i.test(account)) {
    return answerReasons(400, { field: 'address', description: 'Invalid address' })
  }
  if (![null, 'coinbase'].includes(query.get('onramp'))) {
    return answerReasons(400, { field: 'onramp', description: 'Unknown on-ramp provider' })
  }
  const cursor = query.get('cursor')
  const isCursor = onSolana ? /^[1-9]\d{0,5}$/.test(cursor ?? '') : readCursor(cursor) !== undefined
  if (cursor && !isCursor) {
    return answerReasons(400, { field: 'cursor', description: 'Invalid cursor' })
  }
  return undefined
}

const length = 60

/**
 * Returns the cursor of a page, opaque to clients: the number of remaining entries (wire 1.8). It
 * is counted from the end, so that new entries move no page.
 */
function cursorOf(left: number): string {
  return btoa(`foyer-history:${String(left).padStart(length - 14, '0')}`)
}

/** Returns the number of remaining entries, `undefined` for an invalid cursor. */
function readCursor(cursor: string | null): number | undefined {
  if (cursor === null || !/^[A-Za-z0-9+/]{80}$/.test(cursor)) return undefined
  const digits = /^foyer-history:(\d+)$/.exec(atob(cursor))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
