import { expect, it, vi } from 'vitest'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createEvmAccount } from './evmAccount.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
} as const

function setUp() {
  const request = vi.fn(() => Promise.resolve([testAddress, other] as unknown))
  const accounts = [testAddress, other]
  const provider = { request, on: vi.fn(), removeListener: vi.fn() }
  const test = createTestConnection({ accounts, provider })
  const { core } = createTestCore()
  const store = core.use(createEvmAccount)
  core.session.adopt(testConnector, test.connection)
  const now = () => store.getState().account
  return { ...test, core, store, now, accounts, inner: provider }
}

it('returns the account, its wallet and its network', () => {
  const { now } = setUp()
  expect(now()).toMatchObject({
    address: testAddress,
    addresses: [testAddress, other],
    chainId: 1,
  })
})

it('notifies a page of the account that the visitor chose, and lists it first', async () => {
  const { core, now, store } = setUp()
  const provider = now()?.provider
  const [changed, stored, stopped] = [vi.fn(), vi.fn(), vi.fn()]
  provider?.on('accountsChanged', changed)
  provider?.on('accountsChanged', stopped)
  provider?.removeListener('accountsChanged', stopped)
  store.subscribe(stored)
  core.session.setAddress(other)
  expect(changed).toHaveBeenCalledExactlyOnceWith([other, testAddress])
  expect(stored).toHaveBeenCalledTimes(1)
  expect(stopped).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ address: other, provider })
  expect(await provider?.request({ method: 'eth_accounts' })).toEqual([other, testAddress])
  expect(await provider?.request({ method: 'eth_requestAccounts' })).toEqual([other, testAddress])
})

it("passes on the wallet's other answers and events", async () => {
  const { inner, now } = setUp()
  inner.request.mockResolvedValueOnce('0x1')
  expect(await now()?.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  const listener = () => undefined
  now()?.provider.on('chainChanged', listener)
  now()?.provider.removeListener('chainChanged', listener)
  expect(inner.on).toHaveBeenCalledExactlyOnceWith('chainChanged', listener)
  expect(inner.removeListener).toHaveBeenCalledExactlyOnceWith('chainChanged', listener)
})

it('follows the wallet while a network of another namespace is active', () => {
  const { accounts, core, notify, now } = setUp()
  core.networks.setActive(solana.id)
  const changed = vi.fn()
  const provider = now()?.provider
  provider?.on('accountsChanged', changed)
  accounts.reverse()
  notify.accountsChanged(accounts)
  expect(now()?.address).toBe(other)
  expect(changed).toHaveBeenCalledExactlyOnceWith([other, testAddress])
  notify.disconnected()
  expect(now()).toBeUndefined()
  expect(changed).toHaveBeenLastCalledWith([])
})

it('follows a wallet that comes back while the account of another namespace is shown', async () => {
  const evm = createTestConnection()
  const sol = createTestConnection({ chain: 'solana', chainId: solana.id })
  let unlock: ((connection: typeof evm.connection) => void) | undefined
  const { core } = createTestCore({
    backend: {
      connectors: {
        list: () => [testConnector],
        subscribe: () => () => undefined,
        reconnect: () => new Promise((resolve) => (unlock = resolve)),
      },
    },
  })
  const store = core.use(createEvmAccount)
  core.session.adopt(testConnector, evm.connection)
  core.session.adopt({ ...testConnector, id: 'sol', chain: 'solana' }, sol.connection)
  evm.notify.accountsChanged([])
  expect(store.getState().account).toBeUndefined()
  await vi.waitFor(() => expect(unlock).toBeTypeOf('function'))
  unlock?.(createTestConnection({ accounts: [other] }).connection)
  await vi.waitFor(() => expect(store.getState().account?.address).toBe(other))
  expect(core.networks.store.getState().activeId).toBe(solana.id)
})

it('returns the same object while nothing in it changes', () => {
  const { core, now, notify } = setUp()
  const before = now()
  notify.accountsChanged([testAddress, other])
  core.networks.setActive(solana.id)
  expect(now()).toBe(before)
})

it('includes an account that was connected before the first read', () => {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  expect(core.use(createEvmAccount).getState().account).toMatchObject({ address: testAddress })
})

it('follows the network of the wallet, without an account change', () => {
  const { connection, notify, now } = setUp()
  const changed = vi.fn()
  now()?.provider.on('accountsChanged', changed)
  Object.assign(connection, { chainId: 'eip155:137' })
  notify.chainChanged('eip155:137')
  expect(now()).toMatchObject({ address: testAddress, chainId: 137 })
  expect(changed).not.toHaveBeenCalled()
})

it('hides its accounts from a page that still has the earlier wallet', async () => {
  const { accounts, core, now } = setUp()
  const before = now()?.provider
  const changed = vi.fn()
  before?.on('accountsChanged', changed)
  core.session.adopt(testConnector, createTestConnection({ accounts }).connection)
  expect(now()).toMatchObject({ address: testAddress, chainId: 1 })
  expect(now()?.provider).not.toBe(before)
  expect(changed).toHaveBeenCalledExactlyOnceWith([])
  expect(await before?.request({ method: 'eth_accounts' })).toEqual([])
})
