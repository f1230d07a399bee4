import { expect, it } from 'vitest'
import { alignTexts } from './alignTexts.ts'

const shown = (one: string, other: string) =>
  alignTexts([...one], [...other])
    .map((each) => `${one[each.one ?? -1] ?? '-'}${other[each.other ?? -1] ?? '-'}`)
    .join(' ')

it.each([
  ['', '', ''],
  ['abc', 'abc', 'aa bb cc'],
  ['abc', 'abxc', 'aa bb -x cc'],
  ['abxc', 'abc', 'aa bb x- cc'],
  ['abc', 'axc', 'aa b- -x cc'],
  ['ab', 'ba', 'a- bb -a'],
  ['aab', 'ab', 'aa a- bb'],
  ['ab', 'abcd', 'aa bb -c -d'],
])('aligns %s and %s', (one, other, expected) => {
  expect(shown(one, other)).toBe(expected)
})

it('aligns only the equal ends of two lists that are too long for a table', () => {
  const long = (text: string) => Array.from({ length: 4_000 }, (_, index) => `${text} ${index}`)
  const aligned = alignTexts(['start', ...long('a'), 'end'], ['start', ...long('b'), 'end'])
  expect(aligned).toHaveLength(8_002)
  expect(aligned[0]).toEqual({ one: 0, other: 0 })
  expect(aligned[1]).toEqual({ one: 1 })
  expect(aligned.at(-1)).toEqual({ one: 4_001, other: 4_001 })
})
