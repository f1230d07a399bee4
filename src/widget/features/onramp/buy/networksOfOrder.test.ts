import { describe, expect, it } from 'vitest'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { AccountType } from '../../../../backends/port/connectors.ts'
import type { Onramp } from '../../../../backends/port/services/onramp.ts'
import { createSmartAccountNetworks } from '../../../core/login/smartAccountNetworks.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createOnrampTest } from '../testing/onrampTest.ts'
import { createProvidersFlow } from './providersFlow.ts'

type Asked = Parameters<Onramp['url']>[0]

describe('the networks of a smart account', () => {
  async function setUpSmart(
    chainId: ChainId,
    enabled: readonly ChainId[],
    type: AccountType = 'smartAccount',
  ) {
    const asked: Asked[] = []
    const test = createOnrampTest({
      onramp: { url: async (query) => (asked.push(query), 'https://pay.test/') },
    })
    const { connection } = createTestConnection({ type: 'AUTH', chainId })
    test.core.session.adopt(testConnector, connection)
    test.core.account.setState({ preferredAccountType: type })
    test.core.networks.setActive(chainId)
    test.core.use(createSmartAccountNetworks).store.setState({ enabled })
    test.core.open('Account')
    test.core.router.push('OnRampProviders')
    const flow = createProvidersFlow(test.core)
    flow.start()
    await test.clock.idle()
    return { ...test, asked, state: () => flow.store.getState() }
  }

  it.each([
    ['offers smart accounts', ['eip155:8453']],
    ['may offer smart accounts, which is unknown', []],
  ] as const)('are the active one where the site %s', async (_, enabled) => {
    const { asked } = await setUpSmart('eip155:8453', enabled)
    expect(asked).toMatchObject([{ blockchains: ['base'], defaultNetwork: 'base' }])
  })

  it.each([
    ['the account is a key there', ['eip155:1'], 'smartAccount'],
    ['the account is a key', ['eip155:8453'], 'eoa'],
  ] as const)('are all of the provider where %s', async (_, enabled, type) => {
    const { asked } = await setUpSmart('eip155:8453', enabled, type)
    expect(asked[0]?.blockchains).toHaveLength(7)
    expect(asked[0]?.defaultNetwork).toBe('base')
  })

  it('keep the list on screen, without an address, where the provider does not deliver', async () => {
    const { asked, state, views } = await setUpSmart('eip155:11155111', ['eip155:11155111'])
    expect([asked, state()]).toMatchObject([[], { status: 'ready', links: {} }])
    expect(views()).toEqual(['Account', 'OnRampProviders'])
  })
})
