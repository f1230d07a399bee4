// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { version } from '../../../package.json'
import type { Step } from '../../scenarios/index.ts'
import { runFileOf } from './runFileOf.ts'
import { createRecording } from './testing/recording.ts'

it('makes a file of manual steps, with the start of each in the timeline', () => {
  const { recorder, lock: setLocked, time, write } = createRecording()
  setLocked(true)
  write('view {}')
  time.now += 40
  setLocked(false)
  write('toast {}')
  expect(recorder.runFile()).toEqual({
    format: 'foyer-run',
    version: 1,
    foyerkit: version,
    browser: 'Test/1.0',
    recording: recorder.scenario(),
    steps: [
      { at: 0, lines: 0, by: 'manual' },
      { at: 40, lines: 1, by: 'manual' },
    ],
    timeline: ['view {}', 'toast {}'],
    errors: [],
  })
})

it('makes a file of a failed play that ends at the failed step, under the title of the scenario', () => {
  const press: Step = { do: 'press', key: 'Tab' }
  const check: Step = { expect: 'modal', open: true }
  const { player, recorder, write } = createRecording({ steps: [press, check, press] })
  player.setState({ results: [{ state: 'running' }] })
  write('view {}')
  player.setState({ results: [{ state: 'done' }] })
  player.setState({ results: [{ state: 'done' }, { state: 'running' }] })
  player.setState({ results: [{ state: 'done' }, { state: 'failed', error: 'Expected: open' }] })
  const { recording, steps, failure } = recorder.runFile()
  expect(recording).toMatchObject({ id: 'free-play', title: 'Free play', steps: [press, check] })
  expect(steps).toEqual([
    { at: 0, lines: 0, by: 'played' },
    { at: 0, lines: 1, by: 'played' },
  ])
  expect(failure).toEqual({ step: 2, message: 'Expected: open' })
})

it('leaves the timeline out of the file when steps were moved, and keeps it after an added check', () => {
  const { recorder, lock: setLocked, ids, write } = createRecording()
  setLocked(true)
  setLocked(false)
  write('view {}')
  recorder.expect({ expect: 'modal', open: true })
  expect(recorder.runFile().timeline).toEqual(['view {}'])
  recorder.move(ids()[0], 1)
  expect(recorder.runFile()).toMatchObject({ steps: [], timeline: [] })
  recorder.undo()
  expect(recorder.runFile().steps).toHaveLength(3)
})

it('has the names of secrets in place of the secrets in the message of a failure, the timeline and errors', () => {
  const { recorder } = createRecording()
  const { failure, timeline, errors } = runFileOf({
    played: { ...recorder.scenario(), steps: [{ do: 'press', key: 'Tab' }] },
    recording: recorder.scenario(),
    steps: [],
    results: [{ state: 'failed', error: 'Seen: PIN 24680' }],
    end: { at: 0, lines: 1 },
    isEdited: false,
    timeline: ['call 24680'],
    errors: ['24680 is wrong'],
    secrets: { PIN: '24680' },
    browser: 'Test/1.0',
  })
  expect(failure?.message).toBe('Seen: PIN {{PIN}}')
  expect(timeline).toEqual(['call {{PIN}}'])
  expect(errors).toEqual(['{{PIN}} is wrong'])
})
