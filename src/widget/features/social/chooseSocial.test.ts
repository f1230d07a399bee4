import { describe, expect, it } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { chooseSocial } from './chooseSocial.ts'
import { createSocialTest } from './testing/socialTest.ts'

const bitcoin = {
  id: 'bip122:000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chain: 'bip122',
  currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
} as const

describe('choosing a social login', () => {
  it('opens an empty window of 600 by 800 at once and goes to its screen [C-200 C-201 C-321]', () => {
    const { core, windows, views, logins } = createSocialTest()
    chooseSocial(core, 'google')
    expect(windows).toEqual([{ name: 'popupWindow', urls: [], closed: false }])
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(core.router.current().params).toEqual({ provider: 'google' })
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
    expect(core.account.getState().socialProvider).toBe('google')
  })

  it('goes to the Farcaster screen without a window [C-197]', () => {
    const { core, windows, views, logins } = createSocialTest()
    chooseSocial(core, 'farcaster')
    expect(windows).toEqual([])
    expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED farcaster'])
  })

  it('goes to the screen with an error when the browser blocks the window', () => {
    const { core, views, toasts, logins } = createSocialTest({}, { blocked: true })
    chooseSocial(core, 'x')
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(toasts()).toEqual([])
    const flow = createConnectSocialFlow(core, 'x')
    expect(flow.store.getState()).toEqual({ status: 'failed', isBlocked: true })
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED x', 'SOCIAL_LOGIN_ERROR x'])
  })

  it.each([
    ['google', 'social'],
    ['farcaster', 'farcaster'],
  ] as const)('requires EVM first on another namespace: %s', (provider, feature) => {
    const { core, windows, views, logins } = createSocialTest(
      {},
      {
        host: {
          defaultChain: bitcoin.id,
          adapters: [
            { namespace: 'bip122', networks: [bitcoin] },
            { namespace: 'eip155', networks: [testNetworks.ethereum] },
          ],
        },
      },
    )
    chooseSocial(core, provider)
    expect(views()).toEqual(['Connect', 'SwitchActiveChain'])
    expect(core.router.current().params).toEqual({ chain: 'eip155', feature })
    expect([windows, logins()]).toEqual([[], []])
  })
})

describe("the provider's window", () => {
  it('closes the window when its screen is left', () => {
    const { core, windows } = createSocialTest()
    chooseSocial(core, 'google')
    core.router.goBack()
    expect(windows.map(({ closed }) => closed)).toEqual([true])
    expect(core.account.getState().socialWindow).toBeUndefined()
  })

  it('closes the window when the modal is closed', () => {
    const { core, windows } = createSocialTest()
    chooseSocial(core, 'google')
    core.close()
    expect(windows.map(({ closed }) => closed)).toEqual([true])
  })

  it('keeps one window at a time', () => {
    const { core, windows } = createSocialTest()
    chooseSocial(core, 'google')
    core.router.goBack()
    chooseSocial(core, 'x')
    expect(windows.map(({ closed }) => closed)).toEqual([true, false])
  })
})
