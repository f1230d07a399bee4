import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import type { Connection } from '../../../backends/port/connectors.ts'
import type { Identity } from '../../../backends/port/services/identity.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createAccount } from './account.ts'
import { startAccountLoader } from './accountLoader.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = 10n ** 18n

/** An account that a loader follows, with a service and a node whose answers the test sends. */
function setUp(changes: Partial<Connection> = {}) {
  const { clock, core, seen } = createTestCore()
  const account = createAccount()
  const identities: ReturnType<typeof createDeferred<Identity>>[] = []
  const balances: ReturnType<typeof createDeferred<bigint>>[] = []
  const asked: string[] = []
  const signals: (AbortSignal | undefined)[] = []
  const loader = startAccountLoader({
    account,
    session: core.session,
    networks: core.networks,
    inspect: (event) => void seen.push(event),
    backend: {
      ...core.backend,
      identity: {
        identity(address, _sender, signal) {
          asked.push(`identity ${address}`)
          signals.push(signal)
          const answer = createDeferred<Identity>()
          identities.push(answer)
          return answer.promise
        },
      },
      chains: {
        ...core.backend.chains,
        nativeBalance(network, address, signal) {
          asked.push(`balance ${network.id} ${address}`)
          signals.push(signal)
          const answer = createDeferred<bigint>()
          balances.push(answer)
          return answer.promise
        },
      },
    },
  })
  const { connection, notify } = createTestConnection(changes)
  return {
    core,
    clock,
    seen,
    account: () => account.getState(),
    asked,
    signals,
    identities,
    balances,
    loader,
    notify,
    connect: (connector = testConnector) => core.session.adopt(connector, connection),
  }
}

describe('an account', () => {
  it('shows an account at once, with its name and balance when they are known [C-171]', async () => {
    const test = setUp()
    test.connect()
    expect(test.asked).toEqual([`identity ${testAddress}`, `balance eip155:1 ${testAddress}`])
    expect(test.account()).toMatchObject({
      isConnected: true,
      address: testAddress,
      connectedWalletInfo: { name: 'Test Wallet' },
      allAccounts: [{ address: testAddress, type: 'eoa' }],
      type: 'eoa',
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      addressExplorerUrl: `https://etherscan.test/address/${testAddress}`,
      balanceStatus: 'loading',
    })
    expect(test.account().connectedWalletInfo).not.toHaveProperty('icon')
    test.identities[0]?.resolve({ name: 'ada.eth', avatar: 'blob:ada' })
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    expect(test.account()).toMatchObject({
      profileName: 'ada.eth',
      profileImage: 'blob:ada',
      balance: '1',
      balanceSymbol: 'ETH',
      balanceStatus: 'ready',
    })
  })

  it('gives an account the picture of its wallet, and no explorer page if the network has no explorer', () => {
    const test = setUp({ chainId: 'eip155:137' })
    test.connect({ ...testConnector, imageUrl: 'data:image/png;base64,eA==' })
    expect(test.account()).toMatchObject({
      connectedWalletInfo: { name: 'Test Wallet', icon: 'data:image/png;base64,eA==' },
      addressExplorerUrl: undefined,
    })
  })

  it('takes the account of a login from the secure wallet, as far as the session has it', () => {
    const test = setUp({
      accounts: [testAddress],
      user: {
        address: testAddress,
        chainId: 'eip155:1',
        accounts: [
          { address: testAddress, type: 'smartAccount' },
          { address: other, type: 'eoa' },
        ],
        smartAccountDeployed: true,
        preferredAccountType: 'smartAccount',
        email: 'ada@example.org',
      },
    })
    test.connect()
    expect(test.account()).toMatchObject({
      allAccounts: [{ address: testAddress, type: 'smartAccount' }],
      type: 'smartAccount',
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
      email: 'ada@example.org',
    })
  })
})

describe('another account', () => {
  it('another account never shows the name or balance of the one before, however late they arrive', async () => {
    const test = setUp()
    test.connect()
    test.identities[0]?.resolve({ name: 'ada.eth', avatar: 'blob:ada' })
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    test.notify.accountsChanged([other])
    expect(test.account()).toMatchObject({
      address: other,
      profileName: undefined,
      profileImage: undefined,
      balance: undefined,
    })
    test.notify.accountsChanged([testAddress])
    test.identities[1]?.resolve({ name: 'bob.eth' })
    test.balances[1]?.resolve(2n * ether)
    await test.clock.idle()
    expect(test.account()).toMatchObject({
      address: testAddress,
      profileName: undefined,
      balance: undefined,
    })
    expect(test.signals.slice(2, 4).map((signal) => signal?.aborted)).toEqual([true, true])
  })

  it('clears the account when the session ends', async () => {
    const test = setUp()
    test.connect()
    await test.core.session.disconnect()
    test.identities[0]?.resolve({ name: 'ada.eth' })
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    expect(test.account()).toEqual(createAccount().getState())
    expect(test.signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })
})

describe('another network', () => {
  it('loads another balance for another network, and keeps the name', async () => {
    const test = setUp()
    test.connect()
    test.identities[0]?.resolve({ name: 'ada.eth' })
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    test.asked.length = 0
    test.core.networks.setActive('eip155:137')
    expect(test.account()).toMatchObject({
      balance: undefined,
      balanceSymbol: undefined,
      profileName: 'ada.eth',
    })
    expect(test.asked).toEqual([`balance eip155:137 ${testAddress}`])
    test.balances[1]?.resolve(3n * ether)
    await test.clock.idle()
    expect(test.account()).toMatchObject({ balance: '3', balanceSymbol: 'POL' })
  })

  it('shows no balance and sends no request for a network that the host has not configured', () => {
    const test = setUp()
    test.connect()
    test.asked.length = 0
    test.notify.chainChanged('eip155:999')
    expect(test.account()).toMatchObject({ balance: undefined, balanceStatus: 'idle' })
    expect(test.asked).toEqual([])
  })

  it('another network does not change a missing account', () => {
    const test = setUp()
    test.core.networks.setActive('eip155:137')
    expect([test.asked, test.account()]).toEqual([[], createAccount().getState()])
  })
})

describe('a balance', () => {
  it('keeps a balance on screen while it is loading, and when that fails', async () => {
    const test = setUp()
    test.connect()
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    void test.loader.refreshBalance()
    expect(test.account()).toMatchObject({ balance: '1', balanceStatus: 'loading' })
    test.balances[1]?.reject(new Error('down'))
    await test.clock.idle()
    expect(test.account()).toMatchObject({ balance: '1', balanceStatus: 'failed' })
    expect(test.seen).toContainEqual(expect.objectContaining({ about: 'account.balance' }))
  })

  it('takes the balance from the last request', async () => {
    const test = setUp()
    test.connect()
    void test.loader.refreshBalance()
    test.balances[1]?.resolve(2n * ether)
    test.balances[0]?.resolve(ether)
    await test.clock.idle()
    expect(test.account().balance).toBe('2')
  })

  it('loads no balance without an account', async () => {
    const test = setUp()
    await test.loader.refreshBalance()
    expect([test.asked, test.account().balanceStatus]).toEqual([[], 'idle'])
  })
})

it('reports an identity that cannot be loaded', async () => {
  const test = setUp()
  test.connect()
  test.identities[0]?.reject(new Error('down'))
  await test.clock.idle()
  expect(test.seen).toContainEqual(expect.objectContaining({ about: 'account.identity' }))
})

it('updates nothing after the loader is stopped', async () => {
  const test = setUp()
  test.connect()
  test.loader.stop()
  test.identities[0]?.resolve({ name: 'ada.eth' })
  test.notify.accountsChanged([other])
  test.core.networks.setActive('eip155:137')
  await test.clock.idle()
  expect(test.account()).toMatchObject({ address: testAddress, profileName: undefined })
  expect(test.asked).toHaveLength(2)
})
