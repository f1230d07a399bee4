import { expect, it } from 'vitest'
import { changedLines } from './changedLines.ts'

const tree = ['- dialog "Connect":', '  - button "Help"', '  - button "Close"']

it('names the line that was replaced', () => {
  expect(changedLines(tree, tree.with(1, '  - button "Support"'))).toEqual([
    '- - button "Help"',
    '+ - button "Support"',
  ])
})

it.each([
  ['removed', tree, tree.slice(0, 2), ['- - button "Close"']],
  ['added', tree, [...tree, '  - status'], ['+ - status']],
  ['doubled', ['a', 'b'], ['a', 'b', 'b'], ['+ b']],
  ['the same', tree, tree, []],
])('compares lines of which one is %s', (_, before, after, lines) => {
  expect(changedLines(before, after)).toEqual(lines)
})

it('cuts a long difference', () => {
  const many = Array.from({ length: 9 }, (_, index) => `line ${index}`)
  const lines = changedLines([], many)
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toBe('  … 3 more lines')
})
