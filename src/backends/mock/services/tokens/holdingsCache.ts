import type { ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { BalanceSource, Holding } from './balanceSource.ts'

/** How long the balance service repeats its last response for an address, in ms (wire 1.7). */
const keptFor = 10_000

/** The balance service's cache of quantities. Prices are always current. */
export interface HoldingsCache {
  /**
   * Returns the holdings. Entries that `fresh` selects are read again; the others may come from the
   * cache.
   */
  holdings(
    source: BalanceSource,
    chainId: ChainId,
    address: string,
    fresh: (holding: Holding) => boolean,
  ): Promise<readonly Holding[]>
}

/** Creates the cache. It keeps each address on each chain for 10 s of the clock. */
export function createHoldingsCache(clock: Pick<Clock, 'now'>): HoldingsCache {
  const entries = new Map<
    string,
    { readonly at: number; readonly units: ReadonlyMap<string, bigint> }
  >()

  return {
    async holdings(source, chainId, address, fresh) {
      const key = `${chainId} ${address}`
      const before = entries.get(key)
      const known = before !== undefined && clock.now() - before.at < keptFor ? before : undefined
      const read = await source.holdings(chainId, address)
      const holdings = read.map((holding) => {
        const units = fresh(holding) ? undefined : known?.units.get(holding.address ?? '')
        return units === undefined ? holding : { ...holding, units }
      })
      const units = new Map(holdings.map((each) => [each.address ?? '', each.units]))
      entries.set(key, { at: known?.at ?? clock.now(), units })
      return holdings
    },
  }
}
