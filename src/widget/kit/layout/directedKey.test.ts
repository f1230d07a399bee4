import { afterEach, expect, it, vi } from 'vitest'
import { directedKey } from './directedKey.ts'

const element = {} as Element
const written = (direction: string) => vi.stubGlobal('getComputedStyle', () => ({ direction }))

afterEach(() => vi.unstubAllGlobals())

it('swaps the left and right arrow keys in right-to-left text, and no other keys', () => {
  written('rtl')
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((key) => directedKey(key, element)),
  ).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home'])
  written('ltr')
  expect(directedKey('ArrowLeft', element)).toBe('ArrowLeft')
})
