import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { startTexts } from './general/startTexts.ts'
import { titleTexts } from './general/titleTexts.ts'

describe('the text table', () => {
  it('uses the English texts until a host changes a part of them', () => {
    expect(createTestCore().core.use(startTexts)).toEqual(startTexts.english)
    const { core } = createTestCore({ host: { texts: { shell: { connectWallet: 'Sign in' } } } })
    expect(core.use(startTexts).connectWallet).toBe('Sign in')
    expect(core.use(startTexts).connecting).toBe('Connecting...')
  })

  it('keeps the hosts of two widgets apart', () => {
    const { core } = createTestCore({ host: { texts: { shell: { connectWallet: 'Sign in' } } } })
    core.use(startTexts)
    expect(createTestCore().core.use(startTexts).connectWallet).toBe('Connect Wallet')
  })

  it('lets a host replace a text with a variable part', () => {
    const { core } = createTestCore({
      host: { texts: { titles: { getWalletNamed: (wallet) => `${wallet} holen` } } },
    })
    const titles = core.use(titleTexts)
    expect(titles.getWalletNamed('Rainbow')).toBe('Rainbow holen')
    expect(titles.connect).toBe('Connect')
  })
})
