import { describe, expect, it } from 'vitest'
import {
  completesPurchase,
  mergePurchases,
  mustRefetch,
  onrampItem,
  onrampMonths,
} from './onrampActivityRules.ts'
import { testPurchase } from '../testing/onrampTest.ts'

const at = (text: string) => Date.parse(text)
const now = at('2026-01-15T12:00:00Z')
const inProgress = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
const failed = 'ONRAMP_TRANSACTION_STATUS_FAILED'

describe('what ends the waiting', () => {
  const since = at('2026-01-15T12:00:00.700Z')

  it('ends the waiting with a purchase since the start, in any state [A-112]', () => {
    expect(completesPurchase(testPurchase({ minedAt: since + 1 }), since)).toBe(true)
    expect(completesPurchase(testPurchase({ minedAt: since + 1, status: failed }), since)).toBe(
      true,
    )
  })

  it('ends the waiting with a purchase in progress, however old [A-112]', () => {
    expect(
      completesPurchase(testPurchase({ minedAt: since - 1e9, status: inProgress }), since),
    ).toBe(true)
  })

  it('ignores purchases from before, but accepts one in the second of the start', () => {
    expect(completesPurchase(testPurchase({ minedAt: since - 1_000 }), since)).toBe(false)
    const wholeSecond = at('2026-01-15T12:00:00Z')
    expect(completesPurchase(testPurchase({ minedAt: wholeSecond }), since)).toBe(true)
  })
})

describe('a purchase as its row shows it', () => {
  it.each([
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'bought', [true, false, false]],
    [inProgress, 'buying', [false, true, false]],
    [failed, 'notBought', [false, false, true]],
    ['ONRAMP_TRANSACTION_STATUS_REFUNDED', 'purchase', [false, false, false]],
    ['success', 'purchase', [false, false, false]],
  ])('shows a purchase with %s as %s [A-103 A-110]', (status, label, states) => {
    const item = onrampItem(testPurchase({ status, minedAt: now }))
    expect(item).toMatchObject({
      label,
      purchaseValue: '0.030',
      purchaseCurrency: 'ETH',
      date: expect.stringMatching(/^15 · /) as string,
      icon: undefined,
    })
    expect([item.completed, item.inProgress, item.failed]).toEqual(states)
  })

  it('shows the picture of the bought currency [A-103]', () => {
    const iconUrl = 'https://img.test/eth.png'
    const fungible = { name: 'Ether', symbol: 'ETH', iconUrl }
    const transfers = [{ direction: 'in' as const, fungible, quantity: { numeric: '1' } }]
    expect(onrampItem(testPurchase({ transfers })).icon).toBe(iconUrl)
  })

  it.each([
    ['1234.5678', '1,234.567'],
    ['0.0009', '<0.001'],
    ['0', '0.000'],
    ['123456789012345678901.999999', '123,456,789,012,345,678,901.999'],
  ])('shows %s units as %s, truncated and never rounded up', (numeric, shown) => {
    const transfers = [{ direction: 'in' as const, quantity: { numeric } }]
    expect(onrampItem(testPurchase({ transfers })).purchaseValue).toBe(shown)
  })

  it('shows a row for a purchase without a transfer', () => {
    expect(onrampItem(testPurchase({ transfers: [] }))).toMatchObject({
      purchaseValue: '0.000',
      purchaseCurrency: '',
    })
  })
})

it('groups purchases by year and month, newest first [A-078]', () => {
  const list = ['2025-01-10', '2026-01-03', '2025-12-31', '2026-01-14'].map((day) =>
    testPurchase({ id: day, minedAt: at(`${day}T12:00:00Z`) }),
  )
  const months = onrampMonths(list, now).map(({ title, purchases }) => [
    title,
    purchases.map(({ id }) => id),
  ])
  expect(months).toEqual([
    ['January', ['2026-01-14', '2026-01-03']],
    ['December 2025', ['2025-12-31']],
    ['January 2025', ['2025-01-10']],
  ])
})

it('fetches again only for a purchase in progress of this month or the last day [A-115]', () => {
  const under = (day: string) => testPurchase({ minedAt: at(day), status: inProgress })
  expect(mustRefetch([testPurchase({ minedAt: now })], now)).toBe(false)
  expect(mustRefetch([under('2026-01-02T12:00:00Z')], now)).toBe(true)
  expect(mustRefetch([testPurchase(), under('2026-01-02T12:00:00Z')], now)).toBe(true)
  expect(mustRefetch([under('2025-12-20T12:00:00Z')], now)).toBe(false)
  expect(mustRefetch([under('2025-01-10T12:00:00Z')], now)).toBe(false)
  const inMarch = at('2026-03-01T12:00:00Z')
  expect(mustRefetch([under('2026-02-28T12:00:00Z')], inMarch)).toBe(true)
  expect(mustRefetch([under('2026-02-28T11:59:59Z')], inMarch)).toBe(false)
  expect(mustRefetch([under('2026-02-27T12:00:00Z')], inMarch)).toBe(false)
})

it('replaces earlier rows of the same purchase', () => {
  const merged = mergePurchases(
    [testPurchase({ id: 'a', status: 'new' })],
    [testPurchase({ id: 'a', status: 'old' }), testPurchase({ id: 'b' })],
  )
  expect(merged.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'a new',
    'b ONRAMP_TRANSACTION_STATUS_SUCCESS',
  ])
})
