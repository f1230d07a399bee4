import { expect, it } from 'vitest'
import { insertAll, takeOut } from './insertion.ts'

it('inserts at each place, and in order at one place', () => {
  const insertions = [
    { at: 3, text: '3' },
    { at: 0, text: '0' },
    { at: 0, text: '1' },
  ]
  expect(insertAll('abc', insertions)).toBe('01abc3')
})

it('takes out what is there once, and nothing else', () => {
  expect(takeOut('a, foyer(), b', [', foyer()'])).toBe('a, b')
  expect(takeOut('abab', ['ab'])).toBeUndefined()
  expect(takeOut('a, foyer({ x })', [', foyer()'])).toBeUndefined()
  expect(takeOut('import foyer\nfoyer()', ['foyer', 'import foyer\n'])).toBe('()')
})
