import { afterEach, beforeEach, expect, it } from 'vitest'
import { abandonedTabLimits } from '../../backends/mock/shared/abandonedTabLimits.ts'
import { createAbandonedStages, type AbandonedStages } from './abandonedStages.ts'

let time: number
let stopped: string[]
let stages: AbandonedStages
beforeEach(() => {
  time = 0
  stopped = []
  stages = createAbandonedStages({
    stop: async (stage) => void stopped.push(stage),
    now: () => time,
  })
})
afterEach(() => stages.close())

const stoppedAfter = async (ms: number) => {
  time += ms
  await stages.stopDue()
  return stopped
}

it('stops the chains of a tab some minutes after it was left', async () => {
  stages.open('a', 'page 1')
  stages.open('b', 'page 1')
  stages.leave('a', 'page 1')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter - 1)).toEqual([])
  expect(await stoppedAfter(1)).toEqual(['a'])
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter)).toEqual(['a'])
})

it('keeps the chains of a reloaded tab, even when the leave message of the old page arrives late', async () => {
  stages.open('a', 'page 1')
  stages.leave('a', 'page 1')
  stages.open('a', 'page 2')
  stages.leave('a', 'page 1')
  expect(await stoppedAfter(2 * abandonedTabLimits.chainsStopAfter)).toEqual([])
})

it('keeps the chains while a script still calls them', async () => {
  stages.open('a', 'page 1')
  stages.leave('a', 'page 1')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter - 1)).toEqual([])
  stages.use('a')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter - 1)).toEqual([])
  expect(await stoppedAfter(1)).toEqual(['a'])
})

it('keeps chains that no page has opened', async () => {
  stages.use('script')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter)).toEqual([])
})

it('stops the chains of a tab whose browser was killed: its socket ended, and no leave message arrived', async () => {
  stages.open('a', 'page 1')
  const disconnect = stages.connect('a')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter)).toEqual([])
  disconnect()
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter - 1)).toEqual([])
  expect(await stoppedAfter(1)).toEqual(['a'])
})

it('stops the chains of a left tab whose last report of its clock arrives after its leave message', async () => {
  stages.open('a', 'page 1')
  const disconnect = stages.connect('a')
  stages.leave('a', 'page 1')
  stages.open('a', 'page 1')
  disconnect()
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter)).toEqual(['a'])
})

it('keeps the chains of a reloaded tab whose old socket ends after the new one has opened', async () => {
  const disconnect = stages.connect('a')
  stages.connect('a')
  disconnect()
  expect(await stoppedAfter(2 * abandonedTabLimits.chainsStopAfter)).toEqual([])
})

it('stops chains that a page has started again after its stage was stopped', async () => {
  stages.open('a', 'page 1')
  stages.end('a')
  stages.use('a')
  expect(await stoppedAfter(abandonedTabLimits.chainsStopAfter)).toEqual(['a'])
})

it('closes a world before its chains stop', () => {
  expect(abandonedTabLimits.worldEndsAfter).toBeLessThan(abandonedTabLimits.chainsStopAfter)
})
