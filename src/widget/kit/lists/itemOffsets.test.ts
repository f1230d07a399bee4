import { describe, expect, it } from 'vitest'
import { createItemOffsets } from './itemOffsets.ts'

const itself = (height: number) => height
const asRead = (heights: readonly number[]) => createItemOffsets<number>()(heights, itself)

describe('the offsets of items', () => {
  it('returns the start of each item, and the end of the last one', () => {
    expect(asRead([40, 72, 72, 40, 72])).toEqual([0, 40, 112, 184, 224, 296])
    expect(asRead([])).toEqual([0])
  })

  it('returns offsets that do not depend on the earlier list: shorter, longer, changed within or empty', () => {
    const offsetsOf = createItemOffsets<number>()
    const lists = [
      [40, 72],
      [40, 72, 60],
      [40, 72, 60, 76, 40],
      [40, 72],
      [60, 40, 72],
      [40, 60],
      [],
    ]
    expect(lists.map((list) => offsetsOf(list, itself))).toEqual(lists.map(asRead))
  })

  it('measures only added items', () => {
    const offsetsOf = createItemOffsets<number>()
    const measured: number[] = []
    const heightOf = (height: number) => {
      measured.push(height)
      return height
    }
    offsetsOf([40, 72], heightOf)
    offsetsOf([40, 72, 60], heightOf)
    expect(measured).toEqual([40, 72, 60])
  })

  it('measures the items again with other heights', () => {
    const offsetsOf = createItemOffsets<number>()
    offsetsOf([40, 72], itself)
    expect(offsetsOf([40, 72], (height) => 2 * height)).toEqual([0, 80, 224])
  })
})
