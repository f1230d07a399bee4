import { expect, it } from 'vitest'
import type { Scenario, Step } from '../../scenarios/index.ts'
import { createKeptRecordings } from '../../run/file/keptRecordings.ts'
import { createKeeper } from './keeper.ts'

const tab: Step = { do: 'press', key: 'Tab' }
const enter: Step = { do: 'press', key: 'Enter' }

const recording = (title: string, steps: readonly Step[]): Scenario => ({
  id: 'recording',
  title,
  tags: [],
  steps,
})

function createBranch() {
  const stored = new Map<string, string>()
  const kept = createKeptRecordings({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  })
  const whole = kept.add(recording('Whole', [tab, tab]))
  const branch = kept.add(recording('Whole, from step 1', [tab]), { of: whole.id, step: 1 })
  const keeper = createKeeper(kept, () => undefined)
  const listed = () => kept.list().map(({ title, steps }) => [title, steps.length])
  return { keeper, kept, whole, branch, listed }
}

it('adds to a branch what was done after its end', () => {
  const { keeper, branch, listed } = createBranch()
  const longer = recording('Whole, from step 1, continued', [tab, enter])
  expect(keeper.keep(longer, branch)).toBe(branch.id)
  expect(listed()).toEqual([
    ['Whole, from step 1', 2],
    ['Whole', 2],
  ])
})

it('keeps a branch that was left before its end, and the recording that it began in', () => {
  const { keeper, branch, whole, listed } = createBranch()
  keeper.keep(recording('Other', [enter]), branch)
  keeper.leave()
  keeper.keep(recording('Longer', [tab, tab, enter]), whole)
  expect(listed()).toEqual([
    ['Longer', 3],
    ['Other', 1],
    ['Whole, from step 1', 1],
    ['Whole', 2],
  ])
})
