import { expect, it } from 'vitest'
import { closesSheet } from './closesSheet.ts'

/** A drag straight down: [px from its start, ms]. */
const drag = (...way: readonly (readonly [y: number, at: number])[]) =>
  way.map(([y, at]) => ({ x: 0, y: 300 + y, at }))

it('closes a sheet that was dragged 80 px, however slowly', () => {
  expect(closesSheet(drag([0, 0], [40, 1000], [79, 2000]), 3000)).toBe(false)
  expect(closesSheet(drag([0, 0], [40, 1000], [80, 2000]), 3000)).toBe(true)
})

it('closes a sheet that is flung at 0.5 px per ms, however short the way', () => {
  expect(closesSheet(drag([0, 0], [10, 20], [19, 40]), 40)).toBe(false)
  expect(closesSheet(drag([0, 0], [10, 20], [20, 40]), 40)).toBe(true)
})

it('keeps a sheet whose finger rested before it was lifted', () => {
  expect(closesSheet(drag([0, 0], [30, 20]), 200)).toBe(false)
})

it('keeps a sheet that is flung back up', () => {
  expect(closesSheet(drag([0, 0], [200, 300], [120, 380]), 380)).toBe(false)
})

it('keeps a sheet that never moved', () => {
  expect(closesSheet([], 0)).toBe(false)
  expect(closesSheet(drag([0, 0]), 0)).toBe(false)
})
