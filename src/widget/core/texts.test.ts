import { describe, expect, it } from 'vitest'
import { createTexts, defaultTexts, errorText } from './texts.ts'

describe('the text table', () => {
  it('is the default one until a host changes a part of it', () => {
    expect(createTexts()).toEqual(defaultTexts)
    const texts = createTexts({ shell: { connectWallet: 'Sign in' } })
    expect(texts.shell.connectWallet).toBe('Sign in')
    expect(texts.shell.connecting).toBe('Connecting...')
    expect(texts.titles.connect).toBe('Connect')
  })

  it('keeps the hosts of two widgets apart', () => {
    createTexts({ shell: { connectWallet: 'Sign in' } })
    expect(createTexts().shell.connectWallet).toBe('Connect Wallet')
  })

  it('lets a host replace a text with a part that changes', () => {
    const texts = createTexts({ titles: { getWalletNamed: (wallet) => `${wallet} holen` } })
    expect(texts.titles.getWalletNamed('Rainbow')).toBe('Rainbow holen')
  })

  it('finds the words for a failure by code, or takes the server’s own', () => {
    const texts = createTexts()
    expect(errorText(texts, { code: 'clipboard.failed', details: {} })).toBe('Failed to copy')
    expect(errorText(texts, { code: 'otp.invalid', details: { serverText: 'Wrong code' } })).toBe(
      'Wrong code',
    )
    expect(errorText(texts, { code: 'email.coolDown', details: { seconds: 12 } })).toBe(
      'Please try again after 12 seconds',
    )
  })
})
