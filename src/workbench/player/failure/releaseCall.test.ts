import { expect, it } from 'vitest'
import { createCallLog } from '../../../backends/mock/calls/callLog.ts'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../../backends/mock/clock/testing/testClock.ts'
import { createFaultyFetch } from '../../../backends/mock/faults/faultyFetch.ts'
import { createFaults } from '../../../backends/mock/faults/faults.ts'
import type { FaultEffect } from '../../../backends/mock/faults/faultTypes.ts'
import { releaseCall } from './releaseCall.ts'

/** A call under a fault, and a timer long after it. */
function setUp(effect: FaultEffect) {
  const calls = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: calls })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  faults.add({ id: 'f', target: 'directory.*', when: { always: true }, effect })
  clock.setTimer('toast.hide', 60_000, () => undefined)
  const fetch = createFaultyFetch({
    log: calls,
    faults,
    clock,
    fetch: async () => Response.json({}),
  })
  const answer = fetch('https://api.web3modal.org/getWallets?page=1')
  return { answer, calls, clock, faults }
}

it.each<[string, FaultEffect, number]>([
  ['delayed before its answer', { kind: 'latency', ms: 3_000 }, 3_000],
  ['delayed after its answer', { kind: 'late', ms: 3_000 }, 3_000],
  ['held forever', { kind: 'hang' }, 0],
])('lets a call pass that is %s, and advances the clock no further', async (_case, effect, ms) => {
  const { answer, ...simulator } = setUp(effect)
  await simulator.clock.idle()
  await releaseCall(simulator, 1)
  expect([(await answer).status, simulator.clock.now()]).toEqual([200, ms])
})

it('lets a delayed call pass whose fault is removed', async () => {
  const { answer, ...simulator } = setUp({ kind: 'latency', ms: 3_000 })
  simulator.faults.remove('f')
  await releaseCall(simulator, 1)
  expect([(await answer).status, simulator.clock.now()]).toEqual([200, 3_000])
})
