import { expect, it } from 'vitest'
import type { Scenario, Step } from '../../scenarios/index.ts'
import { shrinkFinding } from './shrinkFinding.ts'

const click = (name: string): Step => ({ do: 'click', target: { role: 'button', name } })
const fault = {
  id: 'slow',
  target: 'chain.*',
  when: { always: true },
  effect: { kind: 'hang' },
} as const
const start = {
  id: 'explore-1-1',
  page: '/',
  device: 'android',
  world: { manyTokens: 200 },
  faults: [fault],
  invariants: ['no uncaught error', 'the page settles'],
} as const
const steps = [
  click('Help'),
  click('Pay'),
  click('Help'),
  { do: 'runToNext' },
  click('Pay'),
] as const

/** Shrinks a finding that these scenarios show. */
async function shrinkOn(play: (scenario: Scenario) => string | undefined) {
  const said: string[] = []
  const problem = 'no uncaught error: payment 7 failed'
  const found = await shrinkFinding({
    start,
    steps,
    problem,
    play: async (scenario) => play(scenario),
    say: (line) => said.push(line),
  })
  return { ...found, said }
}

const paidTwice = ({ steps: played }: Scenario) =>
  played.filter((step) => JSON.stringify(step) === JSON.stringify(click('Pay'))).length === 2
    ? `no uncaught error: payment ${played.length} failed`
    : undefined

/** The same, only on a slow phone. */
const paidTwiceOnPhone = (scenario: Scenario) =>
  scenario.device === 'android' && scenario.faults?.length === 1 ? paidTwice(scenario) : undefined

/** The same, and without it another error. */
const paidTwiceOrNoWallet = (scenario: Scenario) =>
  paidTwice(scenario) ?? 'no uncaught error: no wallet'

it('keeps only the steps that the finding needs, and the invariant that it breaks', async () => {
  const { scenario, problem, isReplayed, said } = await shrinkOn(paidTwice)
  expect(isReplayed).toBe(true)
  expect(problem).toBe('no uncaught error: payment 2 failed')
  expect(scenario).toEqual({
    id: 'explore-1-1',
    page: '/',
    title: problem,
    tags: ['explored'],
    steps: [click('Pay'), click('Pay')],
    invariants: ['no uncaught error'],
  })
  expect(said).toEqual(['    shrinking 5 steps …', '    … to 2 steps'])
})

it('keeps the device and the fault that the finding needs', async () => {
  const { scenario } = await shrinkOn(paidTwiceOnPhone)
  expect(scenario.device).toBe('android')
  expect(scenario.faults).toEqual([fault])
  expect(scenario.world).toBeUndefined()
})

it('does not take another finding for the same one', async () => {
  const { scenario } = await shrinkOn(paidTwiceOrNoWallet)
  expect(scenario.steps).toEqual([click('Pay'), click('Pay')])
})

it('adds a step to a finding of the start, after which it is seen', async () => {
  const { scenario } = await shrinkOn(() => 'no uncaught error: payment 1 failed')
  expect(scenario.steps).toEqual([{ do: 'run', ms: 100 }])
})

it('says that a replay does not show a finding, and keeps everything', async () => {
  const { scenario, isReplayed } = await shrinkOn(() => undefined)
  expect(isReplayed).toBe(false)
  expect(scenario.steps).toEqual(steps)
  expect(scenario.device).toBe('android')
})
