import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createStartTexts, startTexts } from './startTexts.ts'
import { createTitleTexts } from './titleTexts.ts'

describe('the text table', () => {
  it('is English until a host changes a part of it', () => {
    expect(createTestCore().core.use(createStartTexts)).toEqual(startTexts)
    const { core } = createTestCore({ host: { texts: { shell: { connectWallet: 'Sign in' } } } })
    expect(core.use(createStartTexts).connectWallet).toBe('Sign in')
    expect(core.use(createStartTexts).connecting).toBe('Connecting...')
  })

  it('keeps the hosts of two widgets apart', () => {
    const { core } = createTestCore({ host: { texts: { shell: { connectWallet: 'Sign in' } } } })
    core.use(createStartTexts)
    expect(createTestCore().core.use(createStartTexts).connectWallet).toBe('Connect Wallet')
  })

  it('lets a host replace a text with a variable part', () => {
    const { core } = createTestCore({
      host: { texts: { titles: { getWalletNamed: (wallet) => `${wallet} holen` } } },
    })
    const titles = core.use(createTitleTexts)
    expect(titles.getWalletNamed('Rainbow')).toBe('Rainbow holen')
    expect(titles.connect).toBe('Connect')
  })
})
