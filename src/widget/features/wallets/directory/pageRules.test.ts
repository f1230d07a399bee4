import { describe, expect, it } from 'vitest'
import { hasMorePages, listedWallets, withPage } from './pageRules.ts'
import { aWallet } from '../testing/aWallet.ts'
import { emptyWalletList } from './walletListState.ts'

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => aWallet(String(from + index)))

describe('pageRules', () => {
  it('lists featured, recommended, then the pages', () => {
    const state = {
      ...emptyWalletList,
      featured: [aWallet('f')],
      recommended: [aWallet('r')],
      wallets: [aWallet('1')],
    }
    expect(listedWallets(state).map(({ id }) => id)).toEqual(['f', 'r', '1'])
  })

  it('expects more pages while fewer wallets are loaded than the total count [C-095]', () => {
    const started = { ...emptyWalletList, recommended: [aWallet('r')], count: 81 }
    expect(hasMorePages(started)).toBe(true)
    const first = withPage(started, { wallets: many(0, 40), count: 80 }, 40)
    expect(first).toMatchObject({ page: 1, count: 81, pageStatus: 'ready' })
    expect(hasMorePages(first)).toBe(true)
    const second = withPage(first, { wallets: many(40, 80), count: 80 }, 40)
    expect(second.wallets).toHaveLength(80)
    expect(hasMorePages(second)).toBe(false)
  })

  it('shows each wallet once', () => {
    const state = { ...emptyWalletList, featured: [aWallet('1')], wallets: [aWallet('2')], page: 1 }
    const next = withPage(
      state,
      { wallets: [aWallet('1'), aWallet('2'), aWallet('3')], count: 90 },
      40,
    )
    expect(next.wallets.map(({ id }) => id)).toEqual(['2', '3'])
  })

  it('ends with an empty page, whatever the total count is', () => {
    const state = withPage({ ...emptyWalletList, count: 500 }, { wallets: [], count: 500 }, 40)
    expect(hasMorePages(state)).toBe(false)
  })

  it('ends with the last page even if records of it were dropped', () => {
    const first = withPage(emptyWalletList, { wallets: many(0, 35), count: 60 }, 40)
    expect(hasMorePages(first)).toBe(true)
    const second = withPage(first, { wallets: many(40, 55), count: 60 }, 40)
    expect(second.wallets).toHaveLength(50)
    expect(hasMorePages(second)).toBe(false)
  })
})
