import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import type { RunFile } from '../file/runFile.ts'
import { comparedRows, type ComparedRow } from './comparedRows.ts'
import { divergenceOf } from './divergenceOf.ts'

const tab: Step = { do: 'press', key: 'Tab' }
const enter: Step = { do: 'press', key: 'Enter' }

/** A run of two steps; the second one begins after two lines. */
const run = (part: Partial<RunFile> = {}, steps: readonly Step[] = [tab, enter]): RunFile => ({
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording: { id: 'x', title: 'X', tags: [], steps },
  steps: [
    { at: 0, lines: 0, by: 'played' },
    { at: 100, lines: 2, by: 'played' },
  ],
  timeline: ['+0 ms a', '+0 ms b', '+100 ms c {"to":1}'],
  errors: [],
  ...part,
})

/** `none Press Tab`, `changed c 1 | c 2`. */
const shown = (one: RunFile, other: RunFile) =>
  comparedRows(one, other).map(
    ({ difference, one: first = '–', other: second = '–' }) =>
      `${difference}: ${first} | ${second}`,
  )

it('the rows have each step before what happens in it, and the end', () => {
  expect(comparedRows(run(), run()).map(({ kind, number, one }) => [kind, number, one])).toEqual([
    ['step', 1, 'Press Tab'],
    ['line', undefined, '+0 ms a'],
    ['line', undefined, '+0 ms b'],
    ['step', 2, 'Press Enter'],
    ['line', undefined, '+100 ms c {"to":1}'],
    ['end', undefined, 'Ends without a failure.'],
  ])
})

it('puts the same event with other facts beside each other, and other events below each other', () => {
  const other = run({ timeline: ['+0 ms a', '+0 ms x', '+100 ms c {"to":2}'] })
  expect(shown(run(), other).slice(1)).toEqual([
    'none: +0 ms a | +0 ms a',
    'one: +0 ms b | –',
    'other: – | +0 ms x',
    'none: Press Enter | Press Enter',
    'changed: +100 ms c {"to":1} | +100 ms c {"to":2}',
    'none: Ends without a failure. | Ends without a failure.',
  ])
})

it('aligns what follows an event that only one run has, and names a difference of time alone', () => {
  const other = run({ timeline: ['+0 ms a', '+0 ms x', '+5 ms b', '+105 ms c {"to":1}'] })
  expect(shown(run(), other).slice(2)).toEqual([
    'other: – | +0 ms x',
    'time: +0 ms b | +5 ms b',
    'none: Press Enter | Press Enter',
    'time: +100 ms c {"to":1} | +105 ms c {"to":1}',
    'none: Ends without a failure. | Ends without a failure.',
  ])
})

it('shows only steps of a recording that was not played', () => {
  const rows = shown(run(), run({ steps: [], timeline: [] }, [tab, tab]))
  expect(rows).toEqual([
    'none: Press Tab | Press Tab',
    'changed: Press Enter | Press Tab',
    'none: Ends without a failure. | Only the steps are known.',
  ])
})

const later: Step = { do: 'press', key: 'Enter', after: 1_200, delays: [30] }

it('compares the times of steps only where the player made both runs', () => {
  const other = run({}, [tab, later])
  expect(shown(run(), other)).toContain('time: Press Enter | Press Enter')
  expect(divergenceOf(run(), other)).toMatchObject({ step: 1, kind: 'steps' })

  const byHand = run(
    {
      steps: [
        { at: 0, lines: 0, by: 'manual' },
        { at: 100, lines: 2, by: 'manual' },
      ],
    },
    [tab, later],
  )
  expect(shown(run(), byHand)).toContain('none: Press Enter | Press Enter')
  expect(divergenceOf(run(), byHand)).toBeUndefined()
})

const failure = { step: 2, message: 'Expected: open' }

it.each<[string, RunFile, ComparedRow['kind'], string]>([
  ['another line', run({ timeline: ['+0 ms a', '+0 ms b', '+100 ms d'] }), 'line', 'timeline'],
  ['a line too many', run({ timeline: ['+0 ms a', '+0 ms x', '+0 ms b'] }), 'line', 'timeline'],
  ['another step', run({}, [tab, tab]), 'step', 'steps'],
  [
    'another step with other lines',
    run({ timeline: ['+0 ms a', '+0 ms b', '+9 ms d'] }, [tab, tab]),
    'step',
    'steps',
  ],
  ['another end', run({ failure }), 'end', 'end'],
])(
  'the rows differ first where the words say that the runs diverge: %s',
  (_, other, rowKind, divergenceKind) => {
    const differing = comparedRows(run(), other).filter(({ difference }) => difference !== 'none')
    expect(differing[0]?.kind).toBe(rowKind)
    expect(divergenceOf(run(), other)?.kind).toBe(divergenceKind)
  },
)
