import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { WalletQuery } from '../../../../backends/port/services/wallets.ts'
import type { FoyerConfig } from '../../../core/options/config.ts'

/** Wallets on a page of AllWallets (open point 31). */
const pageSize = 40
/** Number of recommended wallets (wire 1.3, W2). */
const recommendedSize = 4
/** The most wallets that the directory returns at once. */
const most = 100

type Options = Pick<
  FoyerConfig,
  'includeWalletIds' | 'excludeWalletIds' | 'featuredWalletIds' | 'customWallets'
>

/** The queries of the wallet directory, W1 to W5 (wire 1.3). */
export interface DirectoryQueries {
  /** Ids of the featured wallets that may be shown, in the host's order. */
  readonly featuredIds: readonly string[]
  /** W1; `undefined` when there are no featured wallets. */
  featured(): WalletQuery | undefined
  /** W2. */
  recommended(): WalletQuery
  /** W3, without `recommendedIds`, which are already shown. */
  list(page: number, recommendedIds: readonly string[]): WalletQuery
  /** W4. */
  search(query: string): WalletQuery
  /** W5: the rdns that hide excluded wallets in this browser. */
  excluded(): readonly WalletQuery[]
}

/** Adds the host's included and excluded ids to every query: include limits, then exclude removes (open point 111). */
export function directoryQueries(config: Options, chainId: ChainId): DirectoryQueries {
  const { includeWalletIds, excludeWalletIds } = config
  const chains = [chainId]
  const include = includeWalletIds.length > 0 ? { include: includeWalletIds } : {}
  const exclude = (...ids: (readonly string[])[]) => {
    const all = [...new Set(ids.flat())]
    return all.length > 0 ? { exclude: all } : {}
  }
  const allowed = (id: string) =>
    !excludeWalletIds.includes(id) &&
    (includeWalletIds.length === 0 || includeWalletIds.includes(id))
  const featuredIds = [...new Set(config.featuredWalletIds)].filter(allowed).slice(0, most)

  return {
    featuredIds,
    featured: () =>
      featuredIds.length === 0
        ? undefined
        : { page: 1, entries: featuredIds.length, include: featuredIds },
    recommended: () => ({
      page: 1,
      entries: recommendedSize,
      chains,
      ...include,
      ...exclude(excludeWalletIds, config.featuredWalletIds),
    }),
    list: (page, recommendedIds) => ({
      page,
      entries: pageSize,
      chains,
      ...include,
      ...exclude(recommendedIds, excludeWalletIds, config.featuredWalletIds),
    }),
    search: (query) => ({
      page: 1,
      entries: most,
      search: query.trim(),
      chains,
      ...include,
      ...exclude(excludeWalletIds),
    }),
    excluded: () =>
      Array.from({ length: Math.ceil(excludeWalletIds.length / most) }, (_, part) => {
        const ids = excludeWalletIds.slice(part * most, (part + 1) * most)
        return { page: 1, entries: ids.length, chains, include: ids }
      }),
  }
}
