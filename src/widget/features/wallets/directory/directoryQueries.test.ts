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
  it('asks for four recommended wallets of the active network', () => {
    expect(queries().recommended()).toEqual({ page: 1, entries: 4, chains: ['eip155:137'] })
  })

  it('asks for pages of forty without what is shown already', () => {
    expect(queries({ featuredWalletIds: ['f'] }).list(3, ['r'])).toEqual({
      page: 3,
      entries: 40,
      chains: ['eip155:137'],
      exclude: ['r', 'f'],
    })
  })

  it('narrows to the included ids in every list [C-019]', () => {
    const { recommended, list, search } = queries({ includeWalletIds: ['a', 'b'] })
    for (const query of [recommended(), list(1, []), search('wallet')]) {
      expect(query.include).toEqual(['a', 'b'])
    }
  })

  it('leaves the excluded ids out of every list, also of the featured ones [C-020]', () => {
    const options = { excludeWalletIds: ['x'], featuredWalletIds: ['x', 'f'] }
    const { recommended, list, search, featured } = queries(options)
    for (const query of [recommended(), list(1, []), search('wallet')]) {
      expect(query.exclude).toContain('x')
    }
    expect(featured()).toEqual({ page: 1, entries: 1, include: ['f'] })
  })

  it('lets a featured wallet be found by the search', () => {
    expect(queries({ featuredWalletIds: ['f'] }).search('wallet').exclude).toBeUndefined()
  })

  it('asks for the featured wallets by id, and for nothing when there are none [C-021]', () => {
    expect(queries({ featuredWalletIds: ['b', 'a', 'b'] }).featured()).toEqual({
      page: 1,
      entries: 2,
      include: ['b', 'a'],
    })
    expect(queries().featured()).toBeUndefined()
    const narrowed = queries({ featuredWalletIds: ['f'], includeWalletIds: ['a'] })
    expect(narrowed.featured()).toBeUndefined()
  })

  it('looks the excluded wallets up, a hundred at a time', () => {
    const ids = Array.from({ length: 130 }, (_, index) => `x${index}`)
    const asked = queries({ excludeWalletIds: ids }).excluded()
    expect(asked.map(({ entries }) => entries)).toEqual([100, 30])
    expect(asked.flatMap(({ include }) => include)).toEqual(ids)
    expect(queries().excluded()).toEqual([])
  })

  it('trims what is searched', () => {
    expect(queries().search('  meta ')).toMatchObject({ search: 'meta', page: 1, entries: 100 })
  })
})
