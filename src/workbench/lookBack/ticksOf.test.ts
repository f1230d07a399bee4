import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { ticksOf } from './ticksOf.ts'

const click: Step = { do: 'click', target: { role: 'button', name: 'Connect Wallet' } }
const steps = [
  { step: click, from: { at: 0, lines: 0 } },
  { step: click, from: { at: 0, lines: 2 } },
  { step: { do: 'wallet.approve', wallet: 'fox' }, from: { at: 0, lines: 3 } },
  { step: { do: 'run', ms: 1_000 }, from: { at: 0, lines: 3 } },
  { step: { expect: 'view', is: 'Connect' }, from: { at: 1_000, lines: 3 } },
] as const

const lines = ['+0 ms modal {}', '+0 ms directory.wallets 1 begins []', '+0 ms view {}']

it('tells apart what a step was, and whether the page called a service after it', () => {
  expect(ticksOf(steps, -1, lines)).toEqual(['calls', 'act', 'outside', 'time', 'expect'])
})

it('marks the step that has failed', () => {
  expect(ticksOf(steps.slice(0, 2), 1, lines)).toEqual(['calls', 'failed'])
})
