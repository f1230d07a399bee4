import type { Wallet, WalletPage, WalletQuery } from '../../../../backends/port/wallets.ts'

/** A directory over a list of wallets: pages, search, ids in and out. `asked` holds every query. */
export function aDirectory(all: readonly Wallet[]) {
  const asked: WalletQuery[] = []
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
    answer,
    wallets: (query: WalletQuery): Promise<WalletPage> => {
      asked.push(query)
      return Promise.resolve(answer(query))
    },
  }
}
