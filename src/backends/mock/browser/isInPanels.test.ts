import { expect, it } from 'vitest'
import { isInPanels } from './isInPanels.ts'

const inFrameOf = (location: object) => ({ parent: { location } as Window })

it('finds the panels around a page', () => {
  expect(isInPanels(inFrameOf({ pathname: '/__foyer/' }))).toBe(true)
})

it('finds no panels around other pages', () => {
  expect(isInPanels(inFrameOf({ pathname: '/shop' }))).toBe(false)
  const alone = { parent: undefined as unknown as Window }
  alone.parent = alone as Window
  expect(isInPanels(alone)).toBe(false)
  const foreign = {
    get pathname(): string {
      throw new DOMException('Blocked', 'SecurityError')
    },
  }
  expect(isInPanels(inFrameOf(foreign))).toBe(false)
})
