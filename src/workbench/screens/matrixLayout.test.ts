import { expect, it } from 'vitest'
import { matrixLayout } from './matrixLayout.ts'

const small = { width: 1214, height: 528 }
const large = { width: 1856, height: 880 }

it.each([
  ['one screen as high as the room', small, 1, { columns: 1, height: 454 }],
  ['two beside each other', small, 2, { columns: 2, height: 364 }],
  ['four in two rows where they are larger', large, 4, { columns: 2, height: 359 }],
  ['nine in two rows of a large room', large, 9, { columns: 5, height: 214 }],
])('shows %s', (_, room, count, layout) => {
  expect(matrixLayout(room, count)).toEqual(layout)
})

it('scrolls before pictures become too small', () => {
  const { columns, height } = matrixLayout(small, 20)
  expect((small.width - 14 * (columns - 1)) / columns).toBeGreaterThan(240)
  expect(height).toBeGreaterThanOrEqual(150)
})

it('has one column in a room that is too narrow for two', () => {
  expect(matrixLayout({ width: 300, height: 500 }, 3).columns).toBe(1)
})
