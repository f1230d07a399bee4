import { expect, it } from 'vitest'
import { createTestClock } from '../backends/mock/clock/testing/testClock.ts'
import { canPageChange } from './canPageChange.ts'

const realTime = createTestClock()

function pageThat(readyState: DocumentReadyState, draw: (frame: () => void) => void): Document {
  const view = { requestAnimationFrame: draw }
  return { readyState, defaultView: view } as unknown as Document
}

const clockIn = (state: 'paused' | 'running') => ({ state, idle: async () => undefined })

it('says that a page can change while its time flows or it is loading', async () => {
  const page = pageThat('complete', () => undefined)
  expect(await canPageChange(page, clockIn('running'), realTime)).toBe(true)
  const loading = pageThat('loading', () => undefined)
  expect(await canPageChange(loading, clockIn('paused'), realTime)).toBe(true)
})

it('says that a page cannot change once two frames were drawn while time is paused', async () => {
  const frames: (() => void)[] = []
  let answer: boolean | undefined
  const page = pageThat('complete', (frame) => frames.push(frame))
  void canPageChange(page, clockIn('paused'), realTime).then((can) => (answer = can))
  await realTime.idle()
  frames[0]?.()
  await realTime.idle()
  expect([frames.length, answer]).toEqual([2, undefined])
  frames[1]?.()
  await realTime.idle()
  expect(answer).toBe(false)
})

it('the check does not wait for the frames of a hidden tab for ever', async () => {
  const page = pageThat('complete', () => undefined)
  const answer = canPageChange(page, clockIn('paused'), realTime)
  await realTime.run(1_000)
  await realTime.run(1_000)
  expect(await answer).toBe(false)
})
