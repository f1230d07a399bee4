import { describe, expect, it } from 'vitest'
import { createTexts, defaultTexts } from './texts.ts'
import { createTitleTexts } from './titleTexts.ts'

describe('the text table', () => {
  it('is the default one until a host changes a part of it', () => {
    expect(createTexts()).toEqual(defaultTexts)
    const texts = createTexts({ shell: { connectWallet: 'Sign in' } })
    expect(texts.shell.connectWallet).toBe('Sign in')
    expect(texts.shell.connecting).toBe('Connecting...')
  })

  it('keeps the hosts of two widgets apart', () => {
    createTexts({ shell: { connectWallet: 'Sign in' } })
    expect(createTexts().shell.connectWallet).toBe('Connect Wallet')
  })

  it('lets a host replace a text with a part that changes', () => {
    const titles = createTitleTexts({
      textOverrides: { titles: { getWalletNamed: (wallet) => `${wallet} holen` } },
    })
    expect(titles.getWalletNamed('Rainbow')).toBe('Rainbow holen')
    expect(titles.connect).toBe('Connect')
  })
})
