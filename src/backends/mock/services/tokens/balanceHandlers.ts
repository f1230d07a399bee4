import { http, type RequestHandler } from 'msw'
import type { Clock } from '../../../port/clock.ts'
import { answerJson } from '../answers.ts'
import { answerRefusals } from '../answerRefusals.ts'
import type { BalanceSource, Holding } from './balanceSource.ts'
import { createHoldingsCache } from './holdingsCache.ts'
import { Refusal } from '../refusal.ts'
import { requireProject } from '../requireProject.ts'
import { formatUnits } from '../../../port/formatUnits.ts'

export interface BalancesOptions {
  readonly sources: readonly BalanceSource[]
  readonly clock: Pick<Clock, 'now'>
  readonly blockchainApi: string
}

/**
 * Chains and versions of a client that get an empty list from the public service: Rootstock, and
 * versions that could not read the list (wire 1.7).
 */
const emptyChains: ReadonlySet<string> = new Set(['eip155:30', 'eip155:31'])
const emptyVersions = /1\.6\.[45]$/

/**
 * The balances of an address on one chain or on every chain of its namespace, the most valuable
 * first (wire 1.7). The public service also requires an origin; requests of a simulated page have
 * none.
 */
export function createBalanceHandlers(options: BalancesOptions): readonly RequestHandler[] {
  const { sources, clock, blockchainApi } = options
  const cache = createHoldingsCache(clock)

  /** Returns the namespace of the address and the requested chains. */
  function scopeOf(address: string, asked: string | null) {
    const source = sources.find((each) => each.isAddress(address))
    if (source === undefined) throw new Refusal(400, 'address', 'Invalid address')
    if (asked === null) return { source, chainIds: source.chainIds }
    const [, namespace] = /^([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/.exec(asked) ?? []
    if (namespace === undefined) throw new Refusal(400, 'chainId', 'Invalid chain')
    if (namespace !== source.namespace) throw new Refusal(400, 'address', 'Invalid address')
    return { source, chainIds: source.chainIds.filter((id) => id === asked) }
  }

  return [
    http.get(`${blockchainApi}/v1/account/:address/balance`, ({ params, request }) =>
      answerRefusals(async () => {
        const address = String(params['address'])
        const query = new URL(request.url).searchParams
        requireProject(query.get('projectId'))
        const { source, chainIds } = scopeOf(address, query.get('chainId'))
        const version = request.headers.get('x-sdk-version') ?? query.get('sv')
        if (isKeptEmpty(version, query.get('chainId'))) return answerJson({ balances: [] })
        const named = namedIn(query.get('forceUpdate'))
        const isForced = ({ chainId, address: contract }: Holding) =>
          named.has(`${chainId}:${contract ?? source.nativeAddress}`.toLowerCase())
        const held = await Promise.all(
          chainIds.map((id) => cache.holdings(source, id, address, isForced)),
        )
        const rows = held
          .flat()
          .filter((holding) => holding.units > 0n || isForced(holding))
          .map(rowOf)
        return answerJson({ balances: rows.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)) })
      }),
    ),
  ]
}

function isKeptEmpty(version: string | null, chainId: string | null): boolean {
  return !version || emptyVersions.test(version) || emptyChains.has(chainId ?? '')
}

/** Returns the CAIP-10 ids of a list, in lower case. */
function namedIn(list: string | null): ReadonlySet<string> {
  return new Set(list?.toLowerCase().split(',').filter(Boolean))
}

/**
 * Returns a row in the wire format: quantities as text, no address for the native coin, no value
 * without a price.
 */
function rowOf(holding: Holding) {
  const { chainId, address, name, symbol, decimals, price, iconUrl } = holding
  const numeric = formatUnits(holding.units, decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address === undefined ? {} : { address: `${chainId}:${address}` }),
    ...(price === undefined ? {} : { value: Number(numeric) * price }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
    ...(iconUrl === undefined ? {} : { iconUrl }),
  }
}
