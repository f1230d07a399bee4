import { describe, expect, it } from 'vitest'
import { activityTexts as words } from '../../core/texts/activityTexts.ts'
import { createActivityRows } from './activityRows.ts'
import { aTransaction, aTransfer } from './testing/aTransaction.ts'

const at = (text: string) => Date.parse(text)
const rowsIn = (timeZone: string) =>
  createActivityRows({ words, now: () => at('2026-01-15T12:00:00Z'), timeZone })
const mined = (text: string) => aTransaction({ id: text, minedAt: at(text) })
const shown = (texts: readonly string[], timeZone = 'UTC') =>
  rowsIn(timeZone)(texts.map(mined)).map((row) =>
    row.kind === 'month' ? row.title : row.item.date,
  )

describe('the rows of the activity', () => {
  it('stand by year and month, newest first, with the year unless it is this one [A-022 A-023]', () => {
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
      '14 Jan',
      '2 Jan',
      'December 2025',
      '30 Dec',
      'January 2025',
      '30 Jan',
      'December 2024',
      '1 Dec',
    ])
  })

  it("follow the visitor's own days", () => {
    const newYear = ['2025-12-31T23:30:00Z']
    expect(shown(newYear)).toEqual(['December 2025', '31 Dec'])
    expect(shown(newYear, 'Asia/Kolkata')).toEqual(['January', '1 Jan'])
  })

  it('have every English month', () => {
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

  it('are one for each transfer where a transaction has many, under one month', () => {
    const transfers = ['ETH', 'USDC', 'DAI'].map((symbol) => aTransfer({ symbol }))
    const rows = rowsIn('UTC')([aTransaction({ transfers })])
    expect(rows.map(({ kind }) => kind)).toEqual(['month', 'item', 'item', 'item'])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  })
})
