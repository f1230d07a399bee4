import { expect, it } from 'vitest'
import { effectsOf } from '../../../backends/mock/faults/effectsOf.ts'
import { whyNoFault } from '../../../backends/mock/faults/whyNoFault.ts'
import { faultEffectKinds } from '../../../backends/mock/faults/faultEffects.ts'
import type { KnownCall } from '../../../backends/mock/calls/knownCalls.ts'
import { createRandomPicker } from '../randomPicker.ts'
import { chooseEffect } from './chooseEffect.ts'

const calls = [
  'balances.balances',
  'browser.openPopup',
  'frame.connectOtp',
  'frame.mount',
  'onramp.purchase',
  'relay.irn_publish',
  'social.result',
  'wallet.eth_accounts',
] as const satisfies readonly KnownCall[]

const answer = { balances: [{ symbol: 'ETH', quantity: { numeric: '10' } }] }

function effectsFor(target: KnownCall, seen: object = answer) {
  const random = createRandomPicker(7)
  return Array.from({ length: 200 }, () => chooseEffect(random, target, seen))
}

it.each(calls)('chooses every effect that %s can have, and no other', (target) => {
  const kinds = new Set(effectsFor(target).map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([...effectsOf(target)].toSorted())
})

it('chooses every effect for some call', () => {
  const kinds = new Set(calls.flatMap((target) => effectsFor(target).map(({ kind }) => kind)))
  expect([...kinds].toSorted()).toEqual([...faultEffectKinds].toSorted())
})

it.each(calls)('chooses only effects that a fault on %s may have', (target) => {
  const reasons = effectsFor(target).map((effect) => whyNoFault({ target, effect }))
  expect(new Set(reasons)).toEqual(new Set([undefined]))
})

it('chooses no patch for an answer without fields', () => {
  const kinds = effectsFor('balances.balances', {}).map(({ kind }) => kind)
  expect(kinds).toContain('stale')
  expect(kinds).not.toContain('patch')
})

it('chooses the same effects for the same seed', () => {
  expect(effectsFor('balances.balances')).toEqual(effectsFor('balances.balances'))
})
