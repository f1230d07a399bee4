import { expect, it } from 'vitest'
import { sameData } from './sameData.ts'

it.each([
  [{ to: 'ada', units: 5n }, { units: 5n, to: 'ada' }, true],
  [[1, [2n]], [1, [2n]], true],
  [undefined, undefined, true],
  [{ units: 5n }, { units: 6n }, false],
  [{ units: 5n }, { units: 5 }, false],
  [{ units: 5n }, { units: 5n, note: 'x' }, false],
  [{ units: 5n, note: 'x' }, { units: 5n }, false],
  [[], {}, false],
  [{}, [], false],
  [{}, null, false],
  [null, {}, false],
  [undefined, {}, false],
  [{}, 5, false],
  [5, {}, false],
])('compares %o and %o part by part', (one, other, same) => {
  expect(sameData(one, other)).toBe(same)
})
