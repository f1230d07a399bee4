import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import { toPairingError } from './toPairingError.ts'

it.each([
  ['Proposal expired', 'walletConnect.expired'],
  ['EXPIRED', 'walletConnect.expired'],
  ['User rejected.', 'walletConnect.declined'],
])('maps %j to the code %s', (message, code) => {
  expect(toPairingError({ code: 5000, message })).toMatchObject({
    code,
    message: `Pairing failed: ${message}`,
    details: { rpcCode: 5000, serverText: message },
  })
  expect(toPairingError(new Error(message)).code).toBe(code)
})

it.each([undefined, null, 'text', [], {}, { code: '5000', message: 7 }])(
  'treats %j as declined without a reason',
  (thrown) => {
    const error = toPairingError(thrown)
    expect([error.code, error.cause]).toEqual(['walletConnect.declined', thrown])
    expect(error.message).toBe('Pairing failed: the wallet gave no reason')
    expect(error.details).toEqual({})
  },
)

it("truncates the wallet's message to 500 characters", () => {
  expect(toPairingError({ message: 'x'.repeat(600) }).details.serverText).toBe('x'.repeat(500))
})

it('passes on an error that already has a code', () => {
  const error = new FoyerError('aborted', 'Request was aborted')
  expect(toPairingError(error)).toBe(error)
})
