import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { walletReason } from './walletReason.ts'

describe('the reason of a wallet', () => {
  it.each([
    ['insufficient funds for gas * price + value: have 0 want 21000', 'walletFunds'],
    ['Attempt to debit an account but found no record of a prior credit.', 'walletFunds'],
    ["sender doesn't have enough funds to send tx", 'walletFunds'],
    ['nonce too low: next nonce 5, tx nonce 4', 'walletNonce'],
    ['replacement transaction underpriced', 'walletNonce'],
    ['already known', 'walletUnclear'],
    ['This transaction has already been processed', 'walletUnclear'],
    ['Signature 5Tx has expired: block height exceeded.', 'walletUnclear'],
    ['Request timed out', 'walletUnclear'],
    ['intrinsic gas too low', 'walletGas'],
    ['transaction underpriced', 'walletGas'],
    ['max fee per gas less than block base fee', 'walletGas'],
    ['execution reverted: ERC20: transfer amount exceeds balance', undefined],
    ['Transaction results in an account (1) with insufficient funds for rent', undefined],
    ['The wallet is locked.', undefined],
  ])('is found in "%s"', (message, reason) => {
    expect(walletReason(new Error(message))).toBe(reason)
  })

  it('is found in the data and in the cause of an error', () => {
    const data = { code: -32000, message: 'insufficient funds' }
    expect(walletReason({ code: -32603, message: 'Internal error', data })).toBe('walletFunds')
    const cause = { message: 'Failed', data: { cause: { message: 'nonce too low' } } }
    expect(walletReason(new FoyerError('wallet.failed', 'failed', { cause }))).toBe('walletNonce')
    const serverText = 'intrinsic gas too low'
    const failed = new FoyerError('chain.failed', 'failed', { details: { serverText } })
    expect(walletReason(failed)).toBe('walletGas')
  })

  it('is that it may have been sent if the wallet left, or answered something else', () => {
    expect(walletReason(new FoyerError('wallet.malformed', 'no hash'))).toBe('walletUnclear')
    expect(walletReason(new FoyerError('wallet.disconnected', 'gone'))).toBe('walletUnclear')
    expect(walletReason(new FoyerError('http.timeout', 'timed out'))).toBeUndefined()
  })

  it('is not looked for if the owner declined, in loops and in hostile objects', () => {
    expect(walletReason(new FoyerError('wallet.rejected', 'nonce'))).toBeUndefined()
    const loop: Record<string, unknown> = { message: 'a loop' }
    loop['cause'] = loop
    expect(walletReason(loop)).toBeUndefined()
    const hostile = Object.defineProperty({}, 'message', {
      get() {
        throw new Error('read')
      },
    })
    expect(walletReason(new FoyerError('wallet.failed', 'x', { cause: hostile }))).toBeUndefined()
    expect(walletReason('nonce')).toBe('walletNonce')
  })
})
