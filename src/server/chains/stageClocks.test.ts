import { beforeEach, expect, it } from 'vitest'
import { createStageClocks } from './stageClocks.ts'

let real: number
let clocks: ReturnType<typeof createStageClocks>
const report = (stage: string, part: object = {}) =>
  clocks.report(stage, JSON.stringify({ genesis: 7, now: 9_000, rate: 0, ...part }))
beforeEach(() => {
  real = 0
  clocks = createStageClocks({ platform: () => real })
})

it('advances at the rate of the page', () => {
  report('a', { rate: 60 })
  report('b')
  real = 1_000
  expect([clocks.now('a'), clocks.now('b'), clocks.now('c')]).toEqual([69_000, 9_000, undefined])
  clocks.note('a', 7, 100_000)
  real = 2_000
  expect([clocks.now('a'), clocks.genesis('a')]).toEqual([160_000, 7])
})

it('returns the tab in front, and the previous one when it is closed', () => {
  expect(() => clocks.front()).toThrow('Failed to find the tab in front')
  report('a', { front: true })
  report('b', { front: true })
  report('a')
  expect(clocks.front()).toBe('b')
  clocks.forget('b')
  expect([clocks.front(), clocks.now('b')]).toEqual(['a', undefined])
})

it.each(['no JSON', '{}', '{"genesis":1,"now":"2","rate":0}'])('rejects the report %s', (body) => {
  expect(() => clocks.report('a', body)).toThrow(/^Failed to read the clock/)
})
