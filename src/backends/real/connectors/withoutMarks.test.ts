import { expect, it } from 'vitest'
import { withoutMarks } from './withoutMarks.ts'

it.each([
  ['io.metamask', 'io.metamask'],
  ['a#b#c', 'a%23b%23c'],
  ['a%23b', 'a%2523b'],
])('escapes the separator of ids in %s', (text, escaped) => {
  expect(withoutMarks(text)).toBe(escaped)
})

it('gives two different names different forms', () => {
  const words = ['a#', 'a%23', 'a%2523', 'a%25', 'a%', 'a']
  expect(new Set(words.map(withoutMarks)).size).toBe(words.length)
})
