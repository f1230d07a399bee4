import type { Wallet, WalletPage, WalletQuery } from '../../../../backends/port/services/wallets.ts'

/**
 * A directory of a list of wallets: pages, search, included and excluded ids. `asked` records every query; `breakFor`
 * makes queries of that many entries fail until it is called without one.
 */
export function aDirectory(all: readonly Wallet[]) {
  const asked: WalletQuery[] = []
  let broken: number | undefined
  let failure: Error | undefined
  const answer = (query: WalletQuery): WalletPage => {
    const wanted = all.filter(
      ({ id, name }) =>
        (query.include ?? [id]).includes(id) &&
        !(query.exclude ?? []).includes(id) &&
        name.toLowerCase().includes((query.search ?? '').toLowerCase()),
    )
    const from = (query.page - 1) * query.entries
    return { wallets: wanted.slice(from, from + query.entries), count: wanted.length }
  }
  return {
    asked,
    breakFor(entries?: number, error?: Error) {
      broken = entries
      failure = error
    },
    wallets: (query: WalletQuery): Promise<WalletPage> => {
      asked.push(query)
      return query.entries === broken
        ? Promise.reject(failure ?? new Error('broken'))
        : Promise.resolve(answer(query))
    },
  }
}
