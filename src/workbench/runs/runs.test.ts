import { expect, it } from 'vitest'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { type Outcome, createRuns } from './runs.ts'
import { createKeptRuns } from './keptRuns.ts'

const scenario = (id: string): Scenario => ({
  id,
  title: `Title of ${id}`,
  tags: [],
  steps: [{ do: 'press', key: 'Tab' }],
})

const three = ['one', 'two', 'three'].map((id) => ({ scenario: scenario(id) }))

const failure: Outcome = {
  result: 'failed',
  step: { number: 1, text: 'Press Tab' },
  message: 'Nothing has the focus.',
  picture: { page: { html: '', details: new Map() }, device: 'desktop' },
}

/** Runs whose plays take a second of a virtual clock each. */
function setUp({ failing = [] as readonly string[] } = {}) {
  const clock = createTestClock()
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
  const calls: string[] = []
  const outcomes = { failing, throwing: [] as readonly string[] }
  const runs = createRuns({
    clock,
    kept: createKeptRuns(storage),
    async play({ scenario: { id }, cell }, signal) {
      calls.push(['play', id, cell?.name].filter(Boolean).join(' '))
      await clock.sleep('workbench.test', 1_000, signal)
      if (outcomes.throwing.includes(id)) throw new Error('The stage is gone.')
      return outcomes.failing.includes(id) ? failure : { result: 'passed', virtualMs: 5 }
    },
    stopPlay: () => calls.push('stop'),
    holdPlay: () => calls.push('hold'),
    resumePlay: () => calls.push('resume'),
    hasManualSteps: () => true,
    onStart: () => calls.push('start'),
  })
  const state = () => runs.store.getState()
  const results = () => state().runs.map(({ rows }) => rows.map(({ result }) => result).join(' '))
  return { clock, runs, state, results, calls, outcomes, kept: createKeptRuns(storage) }
}

it('plays scenarios one after the other, each once, and says how the run ended', async () => {
  const { clock, runs, state, results, calls } = setUp({ failing: ['two'] })
  runs.start([...three, ...three])
  expect(results()).toEqual(['running waiting waiting'])
  await clock.run(1_500)
  expect(results()).toEqual(['passed running waiting'])
  expect(state().active).toBe(state().shown)
  await clock.run(2_000)
  expect(results()).toEqual(['passed failed passed'])
  expect(calls).toEqual(['start', 'play one', 'play two', 'play three'])
  expect(state()).toMatchObject({
    active: undefined,
    isHandKept: true,
    said: 'Run ended: 2 passed, 1 failed.',
  })
  expect(state().runs[0]?.rows[1]).toMatchObject({ step: failure.step, message: failure.message })
  expect(runs.pictureOf(String(state().shown), 'two')).toBe(failure.picture)
  expect(runs.pictureOf(String(state().shown), 'one')).toBeUndefined()
})

it('starts no second run, and none without scenarios', async () => {
  const { clock, runs, results, calls } = setUp()
  runs.start([])
  expect(calls).toEqual([])
  runs.start(three)
  runs.start([{ scenario: scenario('four') }])
  await clock.run(3_000)
  expect(results()).toEqual(['passed passed passed'])
})

it('stops in the middle: the results so far stay, and the late end of the play is dropped', async () => {
  const { clock, runs, state, results, calls } = setUp()
  runs.start(three)
  await clock.run(1_500)
  runs.stop('The stage was used by hand.')
  expect(calls.at(-1)).toBe('stop')
  await clock.run(5_000)
  expect(results()).toEqual(['passed stopped waiting'])
  expect(state().runs[0]?.rows[1]?.message).toBe('The stage was used by hand.')
  expect(state().said).toBe('Run stopped: 1 passed, 2 not played.')
  expect(calls).not.toContain('play three')
})

it('runs again what failed, as a run of its own', async () => {
  const { clock, runs, results, outcomes } = setUp({ failing: ['two'] })
  runs.start(three)
  await clock.run(3_000)
  outcomes.failing = []
  runs.start(three.slice(1, 2))
  await clock.run(1_000)
  expect(results()).toEqual(['passed', 'passed failed passed'])
})

it('asks before it ends for something else, holds meanwhile, and goes on when told so', async () => {
  const { clock, runs, state, results, calls } = setUp()
  const asked = () => calls.push('asked for')
  runs.whenFree(asked)
  expect(calls).toEqual(['asked for'])

  calls.length = 0
  runs.start(three)
  runs.whenFree(asked)
  expect(calls).toEqual(['start', 'play one', 'hold'])
  runs.answer(false)
  expect(calls.at(-1)).toBe('resume')
  expect(state().asked).toBeUndefined()

  await clock.run(1_500)
  runs.whenFree(asked)
  runs.answer(true)
  expect(calls.slice(-3)).toEqual(['hold', 'stop', 'asked for'])
  expect(results()).toEqual(['passed stopped waiting'])
})

it('a run starts no scenario and does not end while a question to the person is open', async () => {
  const { clock, runs, state, calls } = setUp()
  runs.start(three)
  runs.whenFree(() => calls.push('asked for'))
  await clock.run(3_000)
  const played = calls.length
  await clock.run(10_000)
  expect(calls).toHaveLength(played)
  expect(state().active).toBe(state().runs[0]?.id)
  runs.answer(true)
  expect(calls.at(-1)).toBe('asked for')
  expect(state()).toMatchObject({ asked: undefined, active: undefined })
})

it('keeps each result as soon as it is there, and forgets a run that has ended', async () => {
  const { clock, runs, state, kept } = setUp()
  runs.start(three)
  await clock.run(1_500)
  runs.forget(String(state().active))
  expect(kept.read().runs[0]?.rows.map(({ result }) => result)).toEqual([
    'passed',
    'stopped',
    'waiting',
  ])
  await clock.run(2_000)
  runs.forget(String(state().shown))
  expect(state().runs).toEqual([])
  expect(kept.read().runs).toEqual([])
})

it('counts an error of the play as a failure, and goes on', async () => {
  const { clock, runs, state, outcomes } = setUp()
  outcomes.throwing = ['one']
  runs.start(three)
  await clock.run(3_000)
  expect(state().runs[0]?.rows).toMatchObject([
    { result: 'failed', message: 'The stage is gone.' },
    { result: 'passed' },
    { result: 'passed' },
  ])
})

it('plays a scenario once in each cell, and skips those to which it does not apply', async () => {
  const { clock, runs, state, results, calls, kept } = setUp()
  const skip = [{ theme: 'dark', because: 'It is white.' }] as const
  const cells = ['light', 'dark'].map((theme) => ({ name: theme, values: { theme } }))
  const plays = [scenario('one'), { ...scenario('two'), skip }]
  runs.start(plays.flatMap((each) => cells.map((cell) => ({ scenario: each, cell }))))
  await clock.run(4_000)
  expect(calls).toEqual(['start', 'play one light', 'play one dark', 'play two light'])
  expect(results()).toEqual(['passed passed passed skipped'])
  expect(state().said).toBe('Run ended: 3 passed, 1 skipped.')
  expect(kept.read().runs[0]?.rows.at(-1)).toMatchObject({
    cell: cells[1],
    message: 'It is white.',
  })
})
