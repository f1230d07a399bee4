import { describe, expect, it } from 'vitest'
import { createCallLog } from '../backends/mock/calls/callLog.ts'
import type { Faults, FaultRule } from '../backends/mock/faults/faultTypes.ts'
import { createTestClock } from '../backends/mock/clock/testing/testClock.ts'
import { unmetReasons, likelyCauses } from './waitReasons.ts'

describe('unmetReasons', () => {
  it('names the next timer while time is paused', () => {
    const clock = createTestClock()
    const calls = createCallLog({ clock: () => clock })
    const faults = { list: () => [] } as unknown as Faults
    expect(unmetReasons({ clock, calls, faults })).toEqual(['Time is paused, and no timer is set.'])
    clock.setTimer('swap.quote', 10_000, () => undefined)
    clock.setTimer('toast.hide', 2_500, () => undefined)
    expect(unmetReasons({ clock, calls, faults })).toEqual([
      'Time is paused. The next timer is toast.hide in 2.5 s.',
    ])
    clock.resume()
    expect(unmetReasons({ clock, calls, faults })).toEqual([])
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
    expect(unmetReasons({ clock, calls, faults }).slice(1)).toEqual([
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
    expect(unmetReasons({ clock, calls, faults }).at(-1)).toBe(
      'No call has met the fault on: swap.quote.',
    )
  })
})

const late: FaultRule = {
  id: 'late',
  target: 'swap.quote',
  when: { always: true },
  effect: { kind: 'latency', ms: 5_000 },
}
const hang: FaultRule = { ...late, id: 'hang', target: 'swap.price', effect: { kind: 'hang' } }
const drop: FaultRule = { ...late, id: 'drop', target: 'names.*', effect: { kind: 'drop' } }

function setUp() {
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const faulted = (name: Parameters<typeof log.begin>[0], faultId: string) => {
    const call = log.begin(name, {})
    call.faulted(faultId)
    return call
  }
  const look = (rules: readonly FaultRule[]) =>
    likelyCauses(log.list(), rules, clock.now()).map(({ words, isHeld, rule }) => ({
      words,
      isHeld,
      rule: rule?.id,
    }))
  return { clock, log, faulted, look }
}

describe('likelyCauses', () => {
  it('names the rest of the delay of a call that a fault delays', async () => {
    const { clock, faulted, look } = setUp()
    const call = faulted('swap.quote', 'late')
    void call.park(clock.sleep('fault.latency swap.quote', 5_000))
    await clock.run(2_000)
    expect(look([late])).toEqual([
      {
        words: 'swap.quote waits for the clock: a fault delays it by 3.0 s.',
        isHeld: true,
        rule: 'late',
      },
    ])
  })

  it('names held calls first, then active faults, then calls without an answer', () => {
    const { faulted, log, look } = setUp()
    void faulted('swap.price', 'hang').park(new Promise(() => undefined))
    faulted('names.resolve', 'drop').failed(new Error('Failed to fetch'))
    void log.begin('wallet.eth_requestAccounts', []).park(new Promise(() => undefined))
    expect(look([drop, hang])).toEqual([
      { words: 'swap.price gets no answer: a fault holds it.', isHeld: true, rule: 'hang' },
      {
        words: expect.stringMatching(/^A fault is active: every names\.\* /),
        isHeld: false,
        rule: 'drop',
      },
      {
        words: 'wallet.eth_requestAccounts has no answer yet.',
        isHeld: false,
        rule: undefined,
      },
    ])
  })

  it('a held call can pass when its fault is removed, and an ended one is forgotten', () => {
    const { faulted, look } = setUp()
    void faulted('swap.price', 'hang').park(new Promise(() => undefined))
    faulted('names.resolve', 'drop').failed(new Error('Failed to fetch'))
    expect(look([])).toEqual([
      { words: 'swap.price gets no answer: a fault holds it.', isHeld: true, rule: undefined },
    ])
  })

  it('looks at the newest call of a name only, and names three causes at most', () => {
    const { faulted, log, look } = setUp()
    faulted('swap.quote', 'late').done({})
    log.begin('swap.quote', {}).done({})
    for (const name of ['chain.a', 'chain.b', 'chain.c', 'chain.d'] as const) {
      void log.begin(name, {}).park(new Promise(() => undefined))
    }
    log.begin('chain.onItsWay', {})
    expect(look([late]).map(({ words }) => words)).toEqual([
      'chain.d has no answer yet.',
      'chain.c has no answer yet.',
      'chain.b has no answer yet.',
    ])
  })
})
