import { expect, it } from 'vitest'
import { estimate } from './estimate.ts'

const of = (plays: number, more: Partial<Parameters<typeof estimate>[0]> = {}) =>
  estimate({
    all: plays,
    times: Array.from({ length: plays }, () => 3_000),
    repeat: 1,
    workers: 2,
    isKnown: true,
    ...more,
  })

it('says how many plays there are and how long they take, when they are many', () => {
  expect(of(200)).toBeUndefined()
  expect(of(240)).toBe(
    '240 plays, which take about 6 minutes with 2 workers, by the times of earlier runs.',
  )
  expect(of(120, { all: 240 })).toBe(
    '120 of 240 plays, which take about 3 minutes with 2 workers, by the times of earlier runs.',
  )
  expect(of(120, { repeat: 2, workers: 1, isKnown: false })).toBe(
    '240 plays, which take about 12 minutes with 1 worker, if a play takes 3 seconds.',
  )
})
