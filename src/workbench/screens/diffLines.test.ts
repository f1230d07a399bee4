import { expect, it } from 'vitest'
import { diffLines, type DiffLine } from './diffLines.ts'

const signs = { same: ' ', removed: '-', added: '+' }
const lineInWords = (line: DiffLine) =>
  line.kind === 'fold' ? `… ${line.count}` : `${signs[line.kind]}${line.text}`
const diff = (before: string, after: string) =>
  diffLines(before.split(' '), after.split(' ')).map(lineInWords)

it('marks removed and added lines, with two equal lines around them', () => {
  expect(diff('a b c d old e f g h', 'a b c d new e f g h')).toEqual([
    '… 2',
    ' c',
    ' d',
    '-old',
    '+new',
    ' e',
    ' f',
    '… 2',
  ])
})

it('finds a line that moved, and lines at both ends', () => {
  expect(diff('a b c', 'b c a')).toEqual(['-a', ' b', ' c', '+a'])
  expect(diff('b', 'a b c')).toEqual(['+a', ' b', '+c'])
})

it('folds equal texts', () => {
  expect(diff('a b c', 'a b c')).toEqual(['… 3'])
  expect(diffLines([], [])).toEqual([])
})
