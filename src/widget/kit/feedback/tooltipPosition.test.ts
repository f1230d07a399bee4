import { describe, expect, it } from 'vitest'
import { tooltipPosition } from './tooltipPosition.ts'

const hint = { width: 100, height: 30 }

describe('tooltipPosition', () => {
  it('centres the hint above its control', () => {
    const anchor = { top: 200, bottom: 236, left: 182, width: 36 }
    expect(tooltipPosition({ anchor, hint, viewportWidth: 400 })).toEqual({ top: 162, left: 150 })
  })

  it('places it below when there is no room above', () => {
    const anchor = { top: 20, bottom: 56, left: 182, width: 36 }
    expect(tooltipPosition({ anchor, hint, viewportWidth: 400 })).toEqual({ top: 64, left: 150 })
  })

  it('keeps the tooltip inside the left and the right edge', () => {
    const left = { top: 200, bottom: 236, left: 4, width: 36 }
    const right = { top: 200, bottom: 236, left: 360, width: 36 }
    expect(tooltipPosition({ anchor: left, hint, viewportWidth: 400 }).left).toBe(8)
    expect(tooltipPosition({ anchor: right, hint, viewportWidth: 400 }).left).toBe(292)
  })
})
