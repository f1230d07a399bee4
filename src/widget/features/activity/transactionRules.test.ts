import { describe, expect, it } from 'vitest'
import {
  isWaiting,
  mergeTransactions,
  refreshTransactions,
  shownTransactions,
} from './transactionRules.ts'
import { aTransaction, aTransfer, anNft } from './testing/aTransaction.ts'

const spam = anNft({ spam: true })
const { chainId: _, ...nowhere } = aTransaction({ id: 'nowhere' })
const ids = (transactions: readonly { id: string }[]) => transactions.map(({ id }) => id)
const at = (id: string, minedAt: number, status = 'confirmed') =>
  aTransaction({ id, minedAt, status })

describe('what is shown', () => {
  it('hides a transaction of only spam, or without transfers', () => {
    const shown = shownTransactions(
      [
        aTransaction({ id: 'payment' }),
        aTransaction({ id: 'spam', transfers: [spam, spam] }),
        aTransaction({ id: 'mixed', transfers: [spam, aTransfer()] }),
        aTransaction({ id: 'collectible', transfers: [anNft()] }),
        aTransaction({ id: 'empty', transfers: [] }),
      ],
      'eip155:1',
    )
    expect(ids(shown)).toEqual(['payment', 'mixed', 'collectible'])
  })

  it('shows transactions of the active network only', () => {
    const elsewhere = aTransaction({ id: 'elsewhere', chainId: 'eip155:137' })
    expect(ids(shownTransactions([aTransaction(), elsewhere, nowhere], 'eip155:1'))).toEqual(['tx'])
  })
})

describe('two lists', () => {
  it('merges two lists, newest first, and prefers the later entry of an id [A-022]', () => {
    const merged = mergeTransactions(
      [at('a', 30), at('b', 20, 'pending')],
      [at('b', 25, 'confirmed'), at('c', 10), at('d', 40)],
    )
    expect(ids(merged)).toEqual(['d', 'a', 'b', 'c'])
    expect(merged[2]).toMatchObject({ id: 'b', minedAt: 25, status: 'confirmed' })
  })

  it('keeps the order of simultaneous entries', () => {
    expect(ids(mergeTransactions([at('a', 1), at('b', 1)], [at('c', 1)]))).toEqual(['a', 'b', 'c'])
  })
})

describe('the first page, fetched again', () => {
  const known = [at('p', 50, 'pending'), at('a', 40), at('b', 30), at('c', 20), at('d', 10)]

  it('replaces the range of the first page and keeps older entries', () => {
    const page = { transactions: [at('p', 51), at('b', 30)], next: 'more' }
    expect(ids(refreshTransactions(known, page, 'eip155:1'))).toEqual(['p', 'b', 'c', 'd'])
  })

  it('keeps entries of the next page that have the second of the last entry, in their order', () => {
    const batch = [at('a', 40), at('b', 30), at('c', 30), at('d', 30), at('e', 10)]
    const page = { transactions: [at('a', 40), at('b', 30)], next: 'more' }
    const once = refreshTransactions(batch, page, 'eip155:1')
    expect(ids(once)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(ids(refreshTransactions(once, page, 'eip155:1'))).toEqual(['a', 'b', 'c', 'd', 'e'])
    const pushed = { transactions: [at('n', 50), at('a', 40), at('b', 30)], next: 'more' }
    expect(ids(refreshTransactions(once, pushed, 'eip155:1'))).toEqual([
      'n',
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })

  it('drops an entry that left the chain and had the second of the last one', () => {
    const batch = [at('a', 40), at('x', 30), at('b', 30), at('c', 30)]
    const page = { transactions: [at('a', 40), at('b', 30)], next: 'more' }
    expect(ids(refreshTransactions(batch, page, 'eip155:1'))).toEqual(['a', 'b', 'c'])
  })

  it('replaces the whole list when the first page is the only one', () => {
    expect(refreshTransactions(known, { transactions: [] }, 'eip155:1')).toEqual([])
    const page = { transactions: [at('b', 30)] }
    expect(ids(refreshTransactions(known, page, 'eip155:1'))).toEqual(['b'])
  })
})

it('waits as long as a transaction is pending', () => {
  expect(isWaiting([at('a', 1), at('b', 2, 'pending')])).toBe(true)
  expect(isWaiting([at('a', 1), at('b', 2, 'dropped'), at('c', 3, 'failed')])).toBe(false)
})
