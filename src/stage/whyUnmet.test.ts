import { expect, it } from 'vitest'
import { createCallLog } from '../backends/mock/calls/callLog.ts'
import type { Faults } from '../backends/mock/faults/faultTypes.ts'
import { createTestClock } from '../backends/mock/clock/testing/testClock.ts'
import { whyUnmet } from './whyUnmet.ts'

it('names the next timer while time is paused', () => {
  const clock = createTestClock()
  const calls = createCallLog({ clock: () => clock })
  const faults = { list: () => [] } as unknown as Faults
  expect(whyUnmet({ clock, calls, faults })).toEqual(['Time is paused, and no timer is set.'])
  clock.setTimer('swap.quote', 10_000, () => undefined)
  clock.setTimer('toast.hide', 2_500, () => undefined)
  expect(whyUnmet({ clock, calls, faults })).toEqual([
    'Time is paused. The next timer is toast.hide in 2.5 s.',
  ])
  clock.resume()
  expect(whyUnmet({ clock, calls, faults })).toEqual([])
  clock.pause()
})

it('names the calls without an answer, and those that a fault was applied to', () => {
  const clock = createTestClock()
  const calls = createCallLog({ clock: () => clock })
  const faults = { list: () => [] } as unknown as Faults
  calls.begin('http.quote', {}).done({})
  const late = calls.begin('wallet.fox', {})
  late.faulted('slow')
  calls.begin('http.balances', {})
  expect(whyUnmet({ clock, calls, faults }).slice(1)).toEqual([
    'Without an answer: http.balances, wallet.fox.',
    'A fault was applied to: wallet.fox.',
  ])
})

it('names the faults that no call has met, without those of sets', () => {
  const clock = createTestClock()
  const calls = createCallLog({ clock: () => clock })
  const rule = { when: { always: true }, effect: { kind: 'drop' } }
  const rules = [
    { ...rule, id: 'met', target: 'directory.wallets' },
    { ...rule, id: 'idle', target: 'swap.quote' },
    { ...rule, id: 'services-down/1', target: 'onramp.*' },
  ]
  const faults = { list: () => rules } as unknown as Faults
  calls.begin('directory.wallets', {}).faulted('met')
  expect(whyUnmet({ clock, calls, faults }).at(-1)).toBe(
    'No call has met the fault on: swap.quote.',
  )
})
