import { describe, expect, it } from 'vitest'
import { tabTarget } from './tabTarget.ts'

describe('tabTarget', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('maps %s on tab %i of three to %s', (key, index, target) => {
    expect(tabTarget(key, index, 3)).toBe(target)
  })
})
