import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import type { RunFile } from '../file/runFile.ts'
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
  timeline: ['+0 ms a', '+0 ms b', '+100 ms c'],
  errors: [],
  ...part,
})

it('finds nothing between two runs that are the same', () => {
  expect(divergenceOf(run(), run())).toBeUndefined()
})

it('finds nothing between two runs that were served on different ports', () => {
  const served = (port: number) =>
    run({
      timeline: [`+0 ms opened {"url":"http://localhost:${port}/sites/social/"}`],
      failure: { step: 2, message: `Expected: http://127.0.0.1:${port}` },
    })
  expect(divergenceOf(served(4173), served(5173))).toBeUndefined()
})

it('names the step in which the timelines differ', () => {
  const other = run({ timeline: ['+0 ms a', '+0 ms b', '+100 ms d'] })
  expect(divergenceOf(run(), other)).toEqual({
    step: 1,
    kind: 'timeline',
    one: '+100 ms c',
    other: '+100 ms d',
  })
  const early = run({ timeline: ['+0 ms a', '+0 ms x'] })
  expect(divergenceOf(run(), early)).toMatchObject({ step: 0, one: '+0 ms b', other: '+0 ms x' })
})

it('says where the shorter timeline ends', () => {
  const longer = run({ timeline: [...run().timeline, '+100 ms d'] })
  expect(divergenceOf(run(), longer)).toEqual({ step: 1, kind: 'timeline', other: '+100 ms d' })
})

it('names a different step, unless the timelines differ before it', () => {
  const tabs = run({}, [tab, tab])
  expect(divergenceOf(run(), tabs)).toEqual({
    step: 1,
    kind: 'steps',
    one: JSON.stringify(enter),
    other: JSON.stringify(tab),
  })
  const before = run({ timeline: ['+0 ms x'] }, [tab, tab])
  expect(divergenceOf(run(), before)).toMatchObject({ step: 0, kind: 'timeline' })
})

it('ignores the times of a run that a person made', () => {
  const manual = run({
    steps: [
      { at: 0, lines: 0, by: 'manual' },
      { at: 950, lines: 2, by: 'manual' },
    ],
    timeline: ['+7 ms a', '+9 ms b', '+950 ms c'],
  })
  expect(divergenceOf(run(), manual)).toBeUndefined()
  expect(divergenceOf(run(), run({ timeline: manual.timeline }))).toMatchObject({ step: 0 })
})

it('compares no timeline with a run whose steps were edited', () => {
  expect(divergenceOf(run(), run({ steps: [], timeline: [] }))).toBeUndefined()
})

it('names a step that fails in one run only', () => {
  const failure = { step: 2, message: 'Expected: open' }
  expect(divergenceOf(run(), run({ failure }))).toEqual({
    step: 1,
    kind: 'end',
    other: 'Expected: open',
  })
  expect(divergenceOf(run({ failure }), run({ failure }))).toBeUndefined()
})

it('names the step rather than what happens in it', () => {
  const other = run({ timeline: ['+0 ms a', '+0 ms b', '+100 ms d'] }, [tab, tab])
  expect(divergenceOf(run(), other)).toMatchObject({ step: 1, kind: 'steps' })
})

it('says that only the order of two lines differs', () => {
  const other = run({ timeline: ['+0 ms b', '+3 ms a', '+100 ms c'] })
  expect(divergenceOf(run(), other)).toEqual({
    step: 0,
    kind: 'timeline',
    one: '+0 ms a',
    other: '+0 ms b',
    isOrder: true,
  })
})
