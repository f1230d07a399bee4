import { expect, it } from 'vitest'
import type { TimelineEntry } from '../../stage/timeline.ts'
import { kindOf } from './eventKinds.ts'
import { groupEntries } from './groupEntries.ts'

const flow = (id: number, event: string, to = 'idle'): TimelineEntry => ({
  id,
  at: id * 1000,
  lastCall: 0,
  event: { type: 'flow', flow: 'email', from: 'idle', event, to },
})

it('joins equal neighbours and keeps their start and end', () => {
  const groups = groupEntries([flow(1, 'typed'), flow(2, 'typed'), flow(3, 'sent', 'sending')])
  expect(groups).toMatchObject([
    { first: { id: 1, at: 1000 }, last: { id: 2, at: 2000 }, count: 2 },
    { first: { id: 3 }, last: { id: 3 }, count: 1 },
  ])
})

it('starts another line after a different event', () => {
  const counts = groupEntries([flow(1, 'typed'), flow(2, 'counted'), flow(3, 'typed')])
  expect(counts.map(({ count }) => count)).toEqual([1, 1, 1])
})

it('counts an event that leaves a flow in its state as another kind', () => {
  expect(kindOf(flow(1, 'typed').event)).toBe('same state')
  expect(kindOf(flow(1, 'sent', 'sending').event)).toBe('flow')
  expect(kindOf({ type: 'callEnd', port: 'auth', method: 'connectOtp' })).toBe('call')
})
