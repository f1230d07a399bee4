import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import { toWalletError } from './toWalletError.ts'

it.each([
  [4001, 'wallet.rejected'],
  [4100, 'wallet.unauthorized'],
  [4200, 'wallet.unsupportedMethod'],
  [-32_601, 'wallet.unsupportedMethod'],
  [4900, 'wallet.disconnected'],
  [4901, 'wallet.chainDisconnected'],
  [4902, 'wallet.unknownChain'],
  [-32_002, 'wallet.pending'],
  [-32_000, 'wallet.failed'],
])('maps %i to the code %s', (rpcCode, code) => {
  expect(toWalletError({ code: rpcCode, message: 'no' }, 'Signing')).toMatchObject({
    code,
    message: 'Signing failed: no',
    details: { rpcCode, serverText: 'no' },
  })
})

it.each([
  [5000, 'User rejected.', 'wallet.rejected'],
  [5000, 'Request declined', 'wallet.rejected'],
  [5000, 'Unknown chain', 'wallet.failed'],
  [5000, undefined, 'wallet.failed'],
  [-32_000, 'User rejected.', 'wallet.rejected'],
  [-32_603, 'MetaMask Tx Signature: User denied transaction signature.', 'wallet.rejected'],
  [undefined, 'Cancelled by user', 'wallet.rejected'],
  [-32_000, 'transaction rejected: nonce too low', 'wallet.failed'],
  [-32_500, 'User operation rejected: AA21 did not pay prefund', 'wallet.failed'],
  [-32_500, 'user-op was cancelled by the bundler', 'wallet.failed'],
  [-32_000, 'The request was cancelled because the session ended', 'wallet.failed'],
  [4100, 'The user rejected this account before', 'wallet.unauthorized'],
])('a wallet that answers %s “%s” gives %s', (rpcCode, message, code) => {
  expect(toWalletError({ code: rpcCode, message }, 'Sending').code).toBe(code)
})

it.each([
  { code: -32_603, data: { originalError: { code: 4902 } } },
  { name: 'WalletConnectionError', message: 'no', error: { code: 4902 } },
])('prefers the code wrapped in %j', (thrown) => {
  expect(toWalletError(thrown, 'x').code).toBe('wallet.unknownChain')
})

it.each([
  { code: 4001, data: null },
  { code: 4001, data: 'text' },
  { code: 4001, data: {} },
  { code: 4001, data: { code: 4902 } },
  { code: 4001, data: { originalError: null } },
  { code: 4001, data: { originalError: {} } },
  { code: 4001, error: 'text' },
  { code: 4001, error: {} },
])('uses the own code of %j', (thrown) => {
  expect(toWalletError(thrown, 'x').code).toBe('wallet.rejected')
})

it.each([undefined, null, 'text', 7, { code: '4001' }, ['code'], { message: 7 }])(
  'finds neither code nor reason in %j',
  (thrown) => {
    const error = toWalletError(thrown, 'Signing')
    expect([error.code, error.cause]).toEqual(['wallet.failed', thrown])
    expect(error.message).toBe('Signing failed: the wallet gave no reason')
    expect(error.details).toEqual({})
  },
)

it('handles an object that throws when it is read', () => {
  const thrown = Object.defineProperty({}, 'code', {
    get() {
      throw new Error('no code')
    },
  })
  expect(toWalletError(thrown, 'Signing').message).toBe('Signing failed: the wallet gave no reason')
})

it("cleans the wallet's message and truncates it to 500 characters", () => {
  const error = toWalletError({ message: `two\nlines\u202E ${'x'.repeat(600)}` }, 'x')
  expect(error.details.serverText).toBe(`two lines ${'x'.repeat(490)}`)
})

it('passes on an error that already has a code', () => {
  const error = new FoyerError('aborted', 'Request was aborted')
  expect(toWalletError(error, 'x')).toBe(error)
})
