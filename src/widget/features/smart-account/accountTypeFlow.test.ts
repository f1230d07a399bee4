import { expect, it } from 'vitest'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { AccountType } from '../../../backends/port/connectors.ts'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { createAccountTypeFlow } from './accountTypeFlow.ts'
import { createSmartAccountNetworks } from '../../core/login/smartAccountNetworks.ts'
import { settled } from '../../testing/settled.ts'

function setUp(
  options: {
    networks?: () => Promise<readonly ChainId[]>
    fails?: boolean
    refuses?: boolean
  } = {},
) {
  const asked: AccountType[] = []
  let lists = 0
  const test = createApprovalTest({
    getSmartAccountEnabledNetworks() {
      lists += 1
      return options.networks?.() ?? Promise.resolve(['eip155:1'])
    },
    setPreferredAccount(type) {
      asked.push(type)
      return Promise.resolve(options.refuses ? 'eoa' : type)
    },
    connect: () =>
      options.fails ? Promise.reject(new Error('gone')) : Promise.resolve(test.connection),
  })
  const flow = createAccountTypeFlow(test.core)
  flow.start()
  return { ...test, flow, asked, lists: () => lists }
}

it('switches to the other type, and ignores a second click meanwhile [C-231]', async () => {
  const { flow, asked, core } = setUp()
  flow.send({ type: 'switch' })
  flow.send({ type: 'switch' })
  expect(flow.store.getState().status).toBe('switching')
  await settled()
  expect([flow.store.getState().status, asked]).toEqual(['idle', ['smartAccount']])
  core.account.setState({ preferredAccountType: 'smartAccount' })
  flow.send({ type: 'switch' })
  await settled()
  expect(asked).toEqual(['smartAccount', 'eoa'])
})

it('shows an error when the secure site could not be reached', async () => {
  const { flow, toasts } = setUp({ fails: true })
  flow.send({ type: 'switch' })
  await settled()
  expect([flow.store.getState().status, toasts()]).toEqual([
    'idle',
    ['Failed to switch the account'],
  ])
})

it('shows an error when the secure site refused the smart account, and stays with the EOA [C-241]', async () => {
  const { flow, core, toasts } = setUp({ refuses: true })
  flow.send({ type: 'switch' })
  await settled()
  expect([flow.store.getState().status, toasts()]).toEqual([
    'idle',
    ['Failed to switch the account'],
  ])
  expect(core.account.getState().preferredAccountType).toBe('eoa')
})

it('requests the networks with smart accounts once per login, and drops them with the login [C-295]', async () => {
  const { core, lists } = setUp()
  const networks = core.use(createSmartAccountNetworks)
  await networks.load()
  await networks.load()
  expect([networks.store.getState().enabled, lists()]).toEqual([['eip155:1'], 1])
  await core.session.disconnect()
  expect(networks.store.getState().enabled).toEqual([])
  await networks.load()
  expect(lists()).toBe(1)
})

it('offers no smart account while the list is missing [C-242]', async () => {
  const { core } = setUp({ networks: () => Promise.reject(new Error('gone')) })
  const networks = core.use(createSmartAccountNetworks)
  await networks.load()
  expect(networks.store.getState().enabled).toEqual([])
})
