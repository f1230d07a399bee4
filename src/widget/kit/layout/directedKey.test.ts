import { afterEach, expect, it, vi } from 'vitest'
import { directedKey } from './directedKey.ts'

const element = {} as Element
const written = (direction: string) => vi.stubGlobal('getComputedStyle', () => ({ direction }))

afterEach(() => vi.unstubAllGlobals())

it('turns the keys to the sides around where it is read from right to left, and no other', () => {
  written('rtl')
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((key) => directedKey(key, element)),
  ).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home'])
  written('ltr')
  expect(directedKey('ArrowLeft', element)).toBe('ArrowLeft')
})
