import { expect, it } from 'vitest'
import { knownCalls } from '../calls/knownCalls.ts'
import type { FaultEffect } from './faultTypes.ts'
import { whyNoFault, whyUnbreakable } from './whyNoFault.ts'

it.each(['phone.session_proposal', 'phone.*', 'phone.eth_anything'])('rejects %s', (target) => {
  expect(whyUnbreakable(target)).toMatch(/Reject on the phone, or break the relay/)
})

it.each(['outside.error', 'outside.*', 'frame.refused', 'host.*', 'host.personal_sign'])(
  'rejects %s, which is only logged',
  (target) => {
    expect(whyUnbreakable(target)).toMatch(/only noted/)
  },
)

it('rejects an unknown call and names the nearest', () => {
  expect(whyUnbreakable('balancez.foo')).toBe(
    'There is no call "balancez.foo". Did you mean "balances.*"?',
  )
})

it('accepts every other call', () => {
  const refused = knownCalls.filter((name) => whyUnbreakable(name) !== undefined)
  expect(new Set(refused.map((name) => name.replace(/^phone\..*/, 'phone')))).toEqual(
    new Set(['phone', 'frame.refused', 'outside.error', 'outside.refused']),
  )
})

it.each<[string, FaultEffect]>([
  ['wallet.eth_sendTransaction', { kind: 'status', status: 500 }],
  ['wallet.*', { kind: 'duplicate' }],
  ['directory.wallets', { kind: 'wrongOrigin' }],
  ['chain.eth_call', { kind: 'duplicate' }],
  ['frame.connectEmail', { kind: 'patch', set: { a: 1 } }],
  ['frame.mount', { kind: 'malformed' }],
  ['relay.irn_publish', { kind: 'stale' }],
  ['browser.openPopup', { kind: 'latency', ms: 1 }],
])('rejects an effect that %s cannot have: %o', (target, effect) => {
  expect(whyNoFault({ target, effect })).toContain(
    `The fault "${effect.kind}" cannot happen to ${target}. Use one of: `,
  )
})

it.each<[string, FaultEffect]>([
  ['wallet.eth_getEncryptionPublicKey', { kind: 'reject', code: 4001, message: 'No' }],
  ['wallet.*', { kind: 'hang' }],
  ['chain.debug_traceTransaction', { kind: 'status', status: 500 }],
  ['onramp.*', { kind: 'status', status: 500 }],
  ['frame.eth_sendTransaction', { kind: 'duplicate' }],
  ['relay.*', { kind: 'hang' }],
])('accepts an effect that %s can have: %o', (target, effect) => {
  expect(whyNoFault({ target, effect })).toBeUndefined()
})
