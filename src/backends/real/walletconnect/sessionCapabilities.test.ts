import { expect, it } from 'vitest'
import { ALICE } from '../testing/fakeProvider.ts'
import { sessionCapabilities } from './sessionCapabilities.ts'

const approved = ['eip155:1', 'eip155:137'] as const
const atomic = { status: 'supported' }

it('reads what the wallet stated for all chains, for one, and for one account', () => {
  const session = {
    sessionProperties: { atomic: JSON.stringify(atomic), bundler_name: 'x' },
    scopedProperties: {
      'eip155:137': {
        paymasterService: { supported: true },
        [`eip155:137:${ALICE}`]: { paymasterService: { supported: false } },
      },
    },
  }
  expect(sessionCapabilities(session, [ALICE], approved)).toEqual({
    '0x1': { atomic },
    '0x89': { atomic, paymasterService: { supported: false } },
  })
  expect(sessionCapabilities(session, ['0xother', ['0x89']], approved)).toEqual({
    '0x89': { atomic, paymasterService: { supported: true } },
  })
})

it.each([
  undefined,
  {},
  { sessionProperties: { bundler_name: 'x' }, scopedProperties: 'no' },
  { scopedProperties: { 'eip155:10': { atomic } } },
])('knows nothing from %j', (session) => {
  expect(sessionCapabilities(session, [ALICE], approved)).toBeUndefined()
})

it('passes on a text that is no JSON, and reads nothing for malformed parameters', () => {
  const session = { sessionProperties: { atomic: 'supported' } }
  expect(sessionCapabilities(session, 'no', ['eip155:1'])).toEqual({
    '0x1': { atomic: 'supported' },
  })
  expect(sessionCapabilities(session, [ALICE, ['no']], approved)).toBeUndefined()
})
