import * as wagmi3 from '@wagmi/core'
import { base, mainnet, polygon } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import type { Connectors } from '../../backends/port/connectors.ts'
import { FoyerError } from '../../backends/port/errors.ts'
import { namespaceKey } from '../core/kernel/storageKeys.ts'
import { createTestConnection, testAddress, testConnector } from '../testing/testConnection.ts'
import { createTestCore } from '../testing/testCore.ts'
import { createFoyer } from '../foyer.ts'
import { foyerCore } from '../shell/foyerCore.ts'
import { foyerConnector } from './foyerConnector.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The same steps for both releases; only the hook names of wagmi 3 differ. */
const releases = [
  ['wagmi 3', wagmi3 as unknown as typeof wagmi2],
  ['wagmi 2', wagmi2],
] as const

describe.each(releases)('the connector in %s', (_, wagmi) => {
  function setUp({
    stored = false,
    reconnect,
  }: { stored?: boolean; reconnect?: Connectors['reconnect'] } = {}) {
    const { clock, ...test } = createTestCore({
      backend: { browser: { lockScroll: () => () => undefined } },
    })
    const { backend } = test.core
    const wallet = createTestConnection({ accounts: [testAddress, other] })
    wallet.connection.switchNetwork = vi.fn(() => Promise.resolve())
    if (stored) backend.storage.set(namespaceKey('connector', 'eip155'), testConnector.id)
    const foyer = createFoyer({
      projectId: 'project',
      adapters: [{ namespace: 'eip155', networks: [mainnet, polygon] }],
      backend: () => ({
        ...backend,
        connectors: {
          ...backend.connectors,
          list: () => [testConnector],
          subscribe: () => () => undefined,
          reconnect: reconnect ?? (() => Promise.resolve(wallet.connection)),
        },
      }),
    })
    const config = wagmi.createConfig({
      chains: [mainnet, polygon, base],
      connectors: [foyerConnector(foyer)],
      transports: { 1: wagmi.http(), 137: wagmi.http(), 8453: wagmi.http() },
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('The config has no connector.')
    const core = foyer[foyerCore]
    return {
      ...wallet,
      clock,
      config,
      connector,
      core,
      foyer,
      account: () => wagmi.getAccount(config),
      /** The visitor connects in the modal. */
      visitorConnects: () => core.session.adopt(testConnector, wallet.connection),
    }
  }

  it('opens the modal when the page connects, and reports the connected account', async () => {
    const { account, config, connector, foyer, visitorConnects } = setUp()
    const connecting = wagmi.connect(config, { connector })
    await vi.waitUntil(() => foyer.getState().open)
    visitorConnects()
    expect(await connecting).toEqual({ accounts: [testAddress, other], chainId: 1 })
    expect(account()).toMatchObject({
      status: 'connected',
      address: testAddress,
      addresses: [testAddress, other],
      chainId: 1,
    })
  })

  it('rejects like a declining wallet when the visitor closes the modal', async () => {
    const { account, config, connector, foyer } = setUp()
    const connecting = wagmi.connect(config, { connector })
    await vi.waitUntil(() => foyer.getState().open)
    foyer.close()
    await expect(connecting).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
    expect(account().status).toBe('disconnected')
  })

  it('connects when the visitor uses the widget’s own button', async () => {
    const { account, visitorConnects } = setUp()
    await Promise.resolve()
    visitorConnects()
    expect(account()).toMatchObject({ status: 'connected', address: testAddress, chainId: 1 })
  })

  it('follows the account and network chosen in the modal or in the wallet', async () => {
    const { account, config, connection, foyer, notify, visitorConnects } = setUp()
    visitorConnects()
    await vi.waitUntil(() => account().status === 'connected')
    foyer[foyerCore].session.setAddress(other)
    expect(account()).toMatchObject({ address: other, addresses: [other, testAddress] })
    Object.assign(connection, { chainId: 'eip155:137' })
    notify.chainChanged('eip155:137')
    expect(account().chainId).toBe(137)
    expect(config.state.chainId).toBe(137)
    notify.accountsChanged([])
    expect(account().status).toBe('disconnected')
  })

  it('switches the wallet to the network the page wants', async () => {
    const { account, config, connection, foyer, visitorConnects } = setUp()
    visitorConnects()
    await vi.waitUntil(() => account().status === 'connected')
    vi.mocked(connection.switchNetwork).mockImplementationOnce(() => {
      Object.assign(connection, { chainId: 'eip155:137' })
      return Promise.resolve()
    })
    expect(await wagmi.switchChain(config, { chainId: 137 })).toMatchObject({ name: 'Polygon' })
    expect(account().chainId).toBe(137)
    expect(foyer.getState().selectedNetworkId).toBe('eip155:137')
  })

  it('rejects with viem’s error when the wallet does not switch', async () => {
    const { account, config, connection, visitorConnects } = setUp()
    visitorConnects()
    await vi.waitUntil(() => account().status === 'connected')
    vi.mocked(connection.switchNetwork).mockRejectedValueOnce(
      new FoyerError('wallet.rejected', 'no'),
    )
    await expect(wagmi.switchChain(config, { chainId: 137 })).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
    })
    // The widget does not have this chain.
    await expect(wagmi.switchChain(config, { chainId: 8453 })).rejects.toMatchObject({
      name: 'SwitchChainError',
      cause: { code: 'none.network' },
    })
  })

  it.each([
    ['the owner of the wallet refuses', 137],
    ['the modal has no such network', 8453],
  ] as const)(
    "keeps the connection on the wallet's chain when the page wants another chain and %s",
    async (_why, chainId) => {
      const { account, config, connection, connector, foyer, visitorConnects } = setUp()
      vi.mocked(connection.switchNetwork).mockRejectedValue(new FoyerError('wallet.rejected', 'no'))
      const connecting = wagmi.connect(config, { connector, chainId })
      await vi.waitUntil(() => foyer.getState().open)
      visitorConnects()
      expect(await connecting).toMatchObject({ chainId: 1 })
      expect(account()).toMatchObject({ status: 'connected', chainId: 1 })
      expect(foyer.getState().connected).toBe(true)
      await wagmi.disconnect(config)
      expect(foyer.getState().connected).toBe(false)
    },
  )

  it('ends the session when the page disconnects, and connects again', async () => {
    const { account, config, connector, core, foyer, visitorConnects } = setUp()
    visitorConnects()
    await vi.waitUntil(() => account().status === 'connected')
    await wagmi.disconnect(config)
    expect(foyer.getState().connected).toBe(false)
    expect(account().status).toBe('disconnected')
    visitorConnects()
    expect(account().status).toBe('connected')
    await core.session.disconnect()
    expect(account().status).toBe('disconnected')
    const connecting = wagmi.connect(config, { connector, chainId: 1 })
    await vi.waitUntil(() => foyer.getState().open)
    visitorConnects()
    expect(await connecting).toMatchObject({ chainId: 1 })
  })

  it('restores an earlier session without opening the modal', async () => {
    const { account, config, core, foyer } = setUp({ stored: true })
    core.start()
    const connections = await wagmi.reconnect(config)
    expect(connections).toMatchObject([{ accounts: [testAddress, other], chainId: 1 }])
    expect(account().status).toBe('connected')
    expect(foyer.getState().open).toBe(false)
  })

  it('opens the modal for a page that connects when the remembered wallet has not answered for 5 s', async () => {
    const { clock, config, connector, core, foyer, visitorConnects, account } = setUp({
      stored: true,
      reconnect: () => new Promise(() => undefined),
    })
    core.start()
    const reconnecting = wagmi.reconnect(config)
    await clock.run(5_000)
    expect(await reconnecting).toEqual([])
    expect(account().status).toBe('disconnected')
    const connecting = wagmi.connect(config, { connector })
    await vi.waitUntil(() => foyer.getState().open)
    visitorConnects()
    expect(await connecting).toMatchObject({ accounts: [testAddress, other] })
  })

  it('connects when the remembered wallet is unlocked later', async () => {
    const wallet = createTestConnection()
    const waits: ((connection: typeof wallet.connection) => void)[] = []
    const { account, config, core } = setUp({
      stored: true,
      reconnect(_, options) {
        options?.onAway?.()
        return new Promise((resolve) => waits.push(resolve))
      },
    })
    core.start()
    expect(await wagmi.reconnect(config)).toEqual([])
    waits[0]?.(wallet.connection)
    await vi.waitUntil(() => account().status === 'connected')
    wallet.notify.accountsChanged([])
    expect(account().status).toBe('disconnected')
    await vi.waitUntil(() => waits.length === 2)
    waits[1]?.(createTestConnection({ accounts: [other] }).connection)
    await vi.waitUntil(() => account().status === 'connected')
    expect(account().address).toBe(other)
  })

  it.each([
    ['during the restore', () => undefined],
    ['after it', (clock: ReturnType<typeof setUp>['clock']) => clock.run(5_000)],
  ])('forgets a wallet that does not answer when the page disconnects %s', async (_when, wait) => {
    const { clock, config, connector, core, foyer } = setUp({
      stored: true,
      reconnect: () => new Promise(() => undefined),
    })
    core.start()
    const reconnecting = wagmi.reconnect(config)
    await wait(clock)
    await wagmi.disconnect(config, { connector })
    expect(await reconnecting).toEqual([])
    expect(foyer.getState()).toMatchObject({ loading: false, remembered: false })
    expect(core.backend.storage.get(namespaceKey('connector', 'eip155'))).toBeUndefined()
  })

  it('starts disconnected without an earlier session', async () => {
    const { account, config, connector } = setUp()
    expect(await wagmi.reconnect(config)).toEqual([])
    expect(account().status).toBe('disconnected')
    expect(await connector.isAuthorized()).toBe(false)
    expect(await connector.getProvider()).toBeUndefined()
    await expect(connector.getAccounts()).rejects.toThrow('without a connection')
  })

  it('signs with the wallet of the widget', async () => {
    const { account, config, connection, visitorConnects } = setUp()
    const request = vi.spyOn(connection.provider, 'request').mockResolvedValue('0xsigned')
    visitorConnects()
    await vi.waitUntil(() => account().status === 'connected')
    expect(await wagmi.signMessage(config, { message: 'hi' })).toBe('0xsigned')
    expect(request).toHaveBeenCalledExactlyOnceWith({
      method: 'personal_sign',
      params: ['0x6869', testAddress],
    })
  })
})
