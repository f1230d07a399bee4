import { expect, it } from 'vitest'
import { createCallLog } from '../calls/callLog.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { applyFault } from './applyFault.ts'
import type { FaultEffect } from './faultTypes.ts'

/** One call of the relay whose response is `true`, and the messages posted before the response. */
function answer(effect?: FaultEffect) {
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const posted = new Array<unknown>()
  const result = applyFault<'relay', string>(effect, {
    at: 'relay',
    call: log.begin('relay.irn_publish', {}),
    clock,
    answer: () => 'true',
    post: (twice) => posted.push(twice),
    effects: { drop: () => 'drop', reject: () => 'reject', malformed: () => 'malformed' },
    otherwise: () => 'otherwise',
  })
  return { result, posted, clock, log }
}

it('returns the result of a synchronous call at once, without a fault and with one that does not wait', () => {
  expect(answer().result).toBe('true')
  expect(answer({ kind: 'drop' }).result).toBe('drop')
  expect(answer({ kind: 'duplicate' })).toMatchObject({ result: 'true', posted: ['true'] })
})

it('uses its fallback for effects that the boundary does not have', () => {
  expect(answer({ kind: 'stale' }).result).toBe('otherwise')
})

it('delays the response by the parked time of a late fault', async () => {
  const { result, clock, log } = answer({ kind: 'late', ms: 3_000 })
  expect(log.inFlight()).toBe(0)
  await clock.run(3_000)
  expect([await result, clock.now()]).toEqual(['true', 3_000])
})
