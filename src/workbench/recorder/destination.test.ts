// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createRecording } from './testing/recording.ts'

function recordTwo() {
  const recording = createRecording()
  const { lock: setLocked, time, player, recorder } = recording
  setLocked(true)
  time.now += 300
  setLocked(false)
  const destination = () => recorder.store.getState().destination?.at
  /** The player leads to a step: it leaves this stage for a new one. */
  const leadTo = (goal: number) => {
    player.setState({ goal })
    recording.leave()
    return destination()
  }
  return { ...recording, leadTo, destination }
}

it('leads to the moment of the same step of the run before', () => {
  expect(recordTwo().leadTo(1)).toBe(300)
})

it('leads to that of the recording that was branched off', () => {
  const { recorder, go, leadTo } = recordTwo()
  const of = recorder.save()
  go(recorder.add(recorder.scenario(), { of, step: 1 }))
  expect(leadTo(1)).toBe(300)
})

it.each<[string, (recording: ReturnType<typeof recordTwo>) => void, number]>([
  ['another scenario', ({ go }) => go('other'), 1],
  [
    'another step of a branch',
    ({ recorder, go }) => go(recorder.add(recorder.scenario(), { of: recorder.save(), step: 1 })),
    2,
  ],
  ['a step that was not played', () => {}, 3],
  ['a run whose steps were changed', ({ recorder, ids }) => recorder.remove(ids()[0]), 1],
])('knows no moment ahead for %s', (_, prepare, goal) => {
  const recording = recordTwo()
  prepare(recording)
  expect(recording.leadTo(goal)).toBeUndefined()
})

it('forgets the moment ahead with the next stage', () => {
  const { leadTo, leave, player, destination } = recordTwo()
  leadTo(1)
  player.setState({ goal: undefined })
  leave(3)
  expect(destination()).toBeUndefined()
})
