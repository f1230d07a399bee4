import { expect, it } from 'vitest'
import type { ComparedRow } from '../../run/compare/comparedRows.ts'
import { foldRows } from './foldRows.ts'

const step: ComparedRow = { kind: 'step', difference: 'none', one: 'step', other: 'step' }
const line: ComparedRow = { kind: 'line', difference: 'none', one: 'line', other: 'line' }
const end: ComparedRow = { kind: 'end', difference: 'none', one: 'end', other: 'end' }
const changed: ComparedRow = { ...line, difference: 'changed' }
const late: ComparedRow = { ...line, difference: 'time' }

const shown = (rows: readonly ComparedRow[], unfolded?: ReadonlySet<number>) =>
  foldRows(rows, unfolded).map((each) => (each.kind === 'fold' ? each.words : each.index))

it('folds everything of two runs that are the same', () => {
  expect(shown([step, line, line, step, line, end])).toEqual([
    '2 equal steps, 3 equal events, the same end',
  ])
})

it('shows a difference with its step and the rows around it', () => {
  const rows = [step, line, step, line, line, line, line, changed, line, line, line, line, end]
  expect(shown(rows)).toEqual([
    '1 equal step, 1 equal event',
    2,
    '2 equal events',
    5,
    6,
    7,
    8,
    9,
    '2 equal events, the same end',
  ])
})

it('shows a single equal row instead of folding it', () => {
  expect(shown([changed, line, line, line, line, line, changed])).toEqual([0, 1, 2, 3, 4, 5, 6])
})

it('folds events that differ only in time after the first difference', () => {
  expect(shown([late, line, line, late, late])).toEqual([0, 1, 2, '2 equal events at another time'])
})

it('shows the rows of a fold that was opened below it', () => {
  expect(shown([step, line, line, end], new Set([0]))).toEqual([
    '1 equal step, 2 equal events, the same end',
    0,
    1,
    2,
    3,
  ])
})
