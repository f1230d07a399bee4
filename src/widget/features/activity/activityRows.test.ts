import { describe, expect, it } from 'vitest'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import { createActivityRows } from './activityRows.ts'
import { mergeTransactions } from './transactionRules.ts'
import { aTransaction, aTransfer } from './testing/aTransaction.ts'

const at = (text: string) => Date.parse(text)
const rowsIn = (timeZone: string) =>
  createActivityRows({
    texts: activityTexts.english,
    now: () => at('2026-01-15T12:00:00Z'),
    timeZone,
  })
const mined = (text: string) => aTransaction({ id: text, minedAt: at(text) })
const shown = (texts: readonly string[], timeZone = 'UTC') =>
  rowsIn(timeZone)(texts.map(mined)).map((row) =>
    row.kind === 'month' ? row.title : row.item.date,
  )

describe('the rows of the activity', () => {
  it('groups transactions by year and month, newest first, with the year unless it is this one [A-022 A-023]', () => {
    expect(
      shown([
        '2026-01-14T10:00:00Z',
        '2026-01-02T10:00:00Z',
        '2025-12-30T10:00:00Z',
        '2025-01-30T10:00:00Z',
        '2024-12-01T10:00:00Z',
      ]),
    ).toEqual([
      'January',
      '14 · 10:00 AM',
      '2 · 10:00 AM',
      'December 2025',
      '30 · 10:00 AM',
      'January 2025',
      '30 · 10:00 AM',
      'December 2024',
      '1 · 10:00 AM',
    ])
  })

  it("groups by the visitor's local days", () => {
    const newYear = ['2025-12-31T23:30:00Z']
    expect(shown(newYear)).toEqual(['December 2025', '31 · 11:30 PM'])
    expect(shown(newYear, 'Asia/Kolkata')).toEqual(['January', '1 · 5:00 AM'])
  })

  it('writes every English month', () => {
    const months = Array.from(
      { length: 12 },
      (_, month) => `2024-${String(12 - month).padStart(2, '0')}-05T10:00:00Z`,
    )
    expect(shown(months).filter((title) => title.endsWith(' 2024'))).toEqual(
      'December November October September August July June May April March February January'
        .split(' ')
        .map((month) => `${month} 2024`),
    )
  })

  it('shows one row per transfer for a transaction with many, under one month', () => {
    const transfers = ['ETH', 'USDC', 'DAI'].map((symbol) => aTransfer({ symbol }))
    const rows = rowsIn('UTC')([aTransaction({ transfers })])
    expect(rows.map(({ kind }) => kind)).toEqual(['month', 'item', 'item', 'item'])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  })
})

describe('the rows of a list that grows', () => {
  const day = 86_400_000
  const begin = at('2026-01-15T12:00:00Z')
  const zones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']

  /** Up to 40 entries in random order, some with several transfers, within `days` before a time. */
  function aPage(seed: number, before: number, days: number) {
    const random = createSeededRandom(seed)
    const below = (limit: number) => Math.floor(random.next() * limit)
    return Array.from({ length: below(40) }, (_, index) =>
      aTransaction({
        id: `${seed} ${index}`,
        minedAt: before - below(days * day),
        transfers: Array.from({ length: 1 + below(4) }, () => aTransfer()),
      }),
    )
  }

  /** Builds the lists page by page, and the first one again. */
  function lists(pages: readonly ReturnType<typeof aPage>[]) {
    const grown = pages.map((_, index) => mergeTransactions([], pages.slice(0, index + 1).flat()))
    return [...grown, ...grown.slice(0, 1)]
  }

  const older = (seed: number) =>
    [0, 1, 2, 3, 4, 5].map((page) => aPage(seed * 10 + page, begin - page * 25 * day, 25))
  const anywhere = (seed: number) =>
    [0, 1, 2, 3, 4, 5].map((page) => aPage(seed * 10 + page, begin, 1_400))
  const seeds = Array.from({ length: 10 }, (_, seed) => seed)

  it.each(
    zones.flatMap((zone) => [
      ['older ones', older, zone] as const,
      ['ones of any time', anywhere, zone] as const,
    ]),
  )('builds the rows of the whole list, as %s arrive', (_, pagesOf, zone) => {
    for (const seed of seeds) {
      const makeRows = rowsIn(zone)
      for (const list of lists(pagesOf(seed))) {
        expect(makeRows(list)).toEqual(rowsIn(zone)(list))
      }
    }
  })

  it('keeps all rows when nothing new arrived, including titles', () => {
    const makeRows = rowsIn('UTC')
    const transactions = ['2026-01-14T10:00:00Z', '2025-12-30T10:00:00Z'].map(mined)
    const known = makeRows(transactions)
    const longer = makeRows([...transactions, mined('2025-12-29T10:00:00Z')])
    expect(longer).toHaveLength(5)
    expect(longer.slice(0, 4).map((row, index) => row === known[index])).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('renames the months when the year ends', () => {
    let now = at('2025-12-31T12:00:00Z')
    const makeRows = createActivityRows({
      texts: activityTexts.english,
      now: () => now,
      timeZone: 'UTC',
    })
    const transactions = [mined('2025-12-30T10:00:00Z')]
    expect(makeRows(transactions)[0]).toMatchObject({ title: 'December' })
    now = at('2026-01-01T12:00:00Z')
    expect(makeRows(transactions)[0]).toMatchObject({ title: 'December 2025' })
  })
})
