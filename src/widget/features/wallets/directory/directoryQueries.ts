import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { WalletQuery } from '../../../../backends/port/services/wallets.ts'
import type { FoyerConfig } from '../../../core/options/config.ts'

/** The number of wallets on a page of AllWallets (open point 31). */
const pageSize = 40
/** The number of recommended wallets, as many as GetWallet shows (C-107). */
const recommendedSize = 4
/** The most wallets that the directory returns at once. */
const maxEntries = 100

type Options = Pick<
  FoyerConfig,
  'includeWalletIds' | 'excludeWalletIds' | 'featuredWalletIds' | 'customWallets'
>

/** The queries of the wallet directory. */
export interface DirectoryQueries {
  /** The ids of the featured wallets that may be shown, in the host's order. */
  readonly featuredIds: readonly string[]
  /** The featured wallets, by their ids; `undefined` when there are none. */
  featured(): WalletQuery | undefined
  /** The recommended wallets of the network. */
  recommended(): WalletQuery
  /** A page of all wallets, without `recommendedIds`, which are already shown. */
  list(page: number, recommendedIds: readonly string[]): WalletQuery
  /** A search by text. */
  search(query: string): WalletQuery
  /** The excluded wallets, whose rdns hide them where they are installed in this browser. */
  excluded(): readonly WalletQuery[]
}

/**
 * Adds the host's included and excluded ids to every query; an id in both lists is excluded (C-019, C-020, open point
 * 111).
 */
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
  const featuredIds = [...new Set(config.featuredWalletIds)].filter(allowed).slice(0, maxEntries)

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
      entries: maxEntries,
      search: query.trim(),
      chains,
      ...include,
      ...exclude(excludeWalletIds),
    }),
    excluded: () =>
      Array.from({ length: Math.ceil(excludeWalletIds.length / maxEntries) }, (_, part) => {
        const ids = excludeWalletIds.slice(part * maxEntries, (part + 1) * maxEntries)
        return { page: 1, entries: ids.length, chains, include: ids }
      }),
  }
}
