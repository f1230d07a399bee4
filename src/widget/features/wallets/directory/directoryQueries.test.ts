import { describe, expect, it } from 'vitest'
import { directoryQueries } from './directoryQueries.ts'

const none = {
  includeWalletIds: [],
  excludeWalletIds: [],
  featuredWalletIds: [],
  customWallets: [],
}
const queries = (options: Partial<typeof none> | Record<string, readonly string[]> = {}) =>
  directoryQueries({ ...none, ...options }, 'eip155:137')

describe('directoryQueries', () => {
  it('requests four recommended wallets of the active network', () => {
    expect(queries().recommended()).toEqual({ page: 1, entries: 4, chains: ['eip155:137'] })
  })

  it('requests pages of forty without the wallets already shown', () => {
    expect(queries({ featuredWalletIds: ['f'] }).list(3, ['r'])).toEqual({
      page: 3,
      entries: 40,
      chains: ['eip155:137'],
      exclude: ['r', 'f'],
    })
  })

  it('limits every list to the included ids [C-019]', () => {
    const { recommended, list, search } = queries({ includeWalletIds: ['a', 'b'] })
    for (const query of [recommended(), list(1, []), search('wallet')]) {
      expect(query.include).toEqual(['a', 'b'])
    }
  })

  it('removes the excluded ids from every list, also the featured one [C-020]', () => {
    const options = { excludeWalletIds: ['x'], featuredWalletIds: ['x', 'f'] }
    const { recommended, list, search, featured } = queries(options)
    for (const query of [recommended(), list(1, []), search('wallet')]) {
      expect(query.exclude).toContain('x')
    }
    expect(featured()).toEqual({ page: 1, entries: 1, include: ['f'] })
  })

  it('finds a featured wallet by the search', () => {
    expect(queries({ featuredWalletIds: ['f'] }).search('wallet').exclude).toBeUndefined()
  })

  it('requests the featured wallets by id, and nothing when there are none [C-021]', () => {
    expect(queries({ featuredWalletIds: ['b', 'a', 'b'] }).featured()).toEqual({
      page: 1,
      entries: 2,
      include: ['b', 'a'],
    })
    expect(queries().featured()).toBeUndefined()
    const narrowed = queries({ featuredWalletIds: ['f'], includeWalletIds: ['a'] })
    expect(narrowed.featured()).toBeUndefined()
  })

  it('looks up the excluded wallets, a hundred at a time', () => {
    const ids = Array.from({ length: 130 }, (_, index) => `x${index}`)
    const asked = queries({ excludeWalletIds: ids }).excluded()
    expect(asked.map(({ entries }) => entries)).toEqual([100, 30])
    expect(asked.flatMap(({ include }) => include)).toEqual(ids)
    expect(queries().excluded()).toEqual([])
  })

  it('trims the searched text', () => {
    expect(queries().search('  meta ')).toMatchObject({ search: 'meta', page: 1, entries: 100 })
  })
})
