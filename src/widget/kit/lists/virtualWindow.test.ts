import { describe, expect, it } from 'vitest'
import { createItemOffsets } from './itemOffsets.ts'
import { drawnItems, itemAt, virtualWindow } from './virtualWindow.ts'

const offsets = createItemOffsets<number>()([40, 72, 72, 40, 72], (height) => height)
const many = createItemOffsets<number>()(Array<number>(10_000).fill(72), (height) => height)

describe('the rendered items of a list', () => {
  it.each([
    [-500, 0],
    [0, 0],
    [39, 0],
    [40, 1],
    [183, 2],
    [184, 3],
    [295, 4],
    [9_000, 4],
  ])('finds the item at %i px', (px, index) => {
    expect(itemAt(offsets, px)).toBe(index)
  })

  it('finds an item among ten thousand, each at its own position', () => {
    const found = many.slice(0, -1).map((offset) => itemAt(many, offset + 71))
    expect(found).toEqual(Array.from({ length: 10_000 }, (_, index) => index))
  })

  it('renders the visible items and a few more on both sides', () => {
    expect(virtualWindow(many, { top: 0, height: 500, spare: 0 })).toEqual({ first: 0, last: 6 })
    const middle = virtualWindow(many, { top: 7_200, height: 500, spare: 360 })
    expect(middle).toEqual({ first: 95, last: 111 })
    expect(virtualWindow(many, { top: 719_500, height: 500, spare: 360 }).last).toBe(9_999)
  })

  it('renders no item of an empty list', () => {
    const none = createItemOffsets()([], () => 72)
    expect(virtualWindow(none, { top: 0, height: 500, spare: 360 })).toEqual({ first: 0, last: -1 })
  })
})

it.each([
  [-1, [3, 4, 5]],
  [4, [3, 4, 5]],
  [0, [0, 3, 4, 5]],
  [9, [3, 4, 5, 9]],
])('includes the focused item in its place in the list, wherever it is: %i', (kept, drawn) => {
  expect(drawnItems({ first: 3, last: 5 }, kept)).toEqual(drawn)
})
