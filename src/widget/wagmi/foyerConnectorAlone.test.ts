import { BaseError } from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { FoyerError } from '../../backends/port/errors.ts'
import type { EvmAccount } from '../core/session/evmAccount.ts'
import { createTestConnection, testAddress } from '../testing/testConnection.ts'
import { foyerConnector, type FoyerForWagmi } from './foyerConnector.ts'

const { provider } = createTestConnection().connection
const account: EvmAccount = { address: testAddress, addresses: [testAddress], chainId: 1, provider }

/** The connector of a widget whose state the test controls. */
function setUp(
  start: {
    loading?: boolean
    account?: EvmAccount | undefined
    activeChain?: 'eip155' | 'solana'
  } = {},
) {
  const state = { open: false, loading: false, remembered: false, activeChain: 'eip155', ...start }
  const listeners = new Set<() => void>()
  const accountListeners = new Set<(account: EvmAccount | undefined) => void>()
  const foyer = {
    open: vi.fn(() => set({ open: true })),
    close: vi.fn(),
    disconnect: vi.fn(() => Promise.resolve()),
    switchNetwork: vi.fn((chainId: number) => {
      if (state.account) set({ account: { ...state.account, chainId } })
      return Promise.resolve()
    }),
    getState: () => state as ReturnType<FoyerForWagmi['getState']>,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getEvmAccount: () => state.account,
    subscribeEvmAccount(listener) {
      accountListeners.add(listener)
      return () => accountListeners.delete(listener)
    },
  } satisfies FoyerForWagmi
  function set(change: Partial<typeof state>) {
    const before = state.account
    Object.assign(state, change)
    listeners.forEach((listener) => listener())
    if (state.account !== before) accountListeners.forEach((listener) => listener(state.account))
  }
  const emit = vi.fn()
  const connector = foyerConnector(foyer)({ chains: [mainnet, polygon], emitter: { emit } })
  return { connector, emit, foyer, listeners, accountListeners, set }
}

describe('the provider for wagmi', () => {
  const ask = async (thrown: unknown) => {
    const failing = { ...provider, request: () => Promise.reject(thrown) }
    const { connector, set } = setUp()
    set({ account: { ...account, provider: failing } })
    const own = (await connector.getProvider()) as typeof provider
    expect(await connector.getProvider()).toBe(own)
    return own.request({ method: 'personal_sign' }).catch((error: unknown) => error)
  }

  it('keeps the text of a refusal of the widget, which viem would replace', async () => {
    const refusal = new FoyerError('chain.mismatch', 'Refused personal_sign: the wallet moved.')
    const error = await ask(refusal)
    expect(error).toBeInstanceOf(BaseError)
    expect(error).toMatchObject({ shortMessage: refusal.message, cause: refusal })
  })

  it('passes errors of the wallet unchanged', async () => {
    const refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    expect(await ask(refusal)).toBe(refusal)
  })
})

describe('while an earlier session is being restored', () => {
  it('waits for the session to be restored, and opens nothing', async () => {
    const { connector, foyer, listeners, set } = setUp({ loading: true })
    const answers = [
      connector.isAuthorized(),
      connector.getProvider(),
      connector.getAccounts(),
      connector.connect(),
    ]
    await Promise.resolve()
    set({ account })
    expect(await Promise.all(answers)).toEqual([
      true,
      {
        request: expect.any(Function),
        on: expect.any(Function),
        removeListener: expect.any(Function),
      },
      [testAddress],
      { accounts: [testAddress], chainId: 1 },
    ])
    expect(foyer.open).not.toHaveBeenCalled()
    expect(listeners.size).toBe(0)
  })

  it('waits for a restoration that begins right after the call', async () => {
    const { connector, set } = setUp()
    const authorized = connector.isAuthorized()
    set({ loading: true })
    await Promise.resolve()
    set({ account, loading: false })
    expect(await authorized).toBe(true)
  })

  it('the connector does not wait when an account is connected', async () => {
    expect(await setUp({ loading: true, account }).connector.isAuthorized()).toBe(true)
  })

  it('rejects a reconnection without a session, and opens nothing', async () => {
    const { connector, foyer } = setUp()
    await expect(connector.connect({ isReconnecting: true })).rejects.toMatchObject({ code: 4001 })
    expect(foyer.open).not.toHaveBeenCalled()
  })
})

describe('connecting', () => {
  it('resolves with an account that is already there when the modal opens, and stops listening', async () => {
    const { accountListeners, connector, foyer, listeners, set } = setUp()
    foyer.open.mockImplementation(() => set({ account }))
    expect(await connector.connect()).toEqual({ accounts: [testAddress], chainId: 1 })
    expect([listeners.size, accountListeners.size]).toEqual([0, 0])
  })

  it.each([
    ['solana', [[1]]],
    ['eip155', []],
  ] as const)('offers only EVM wallets to a visitor of %s', async (activeChain, switched) => {
    const { connector, foyer, set } = setUp({ activeChain })
    foyer.open.mockImplementation(() => set({ account }))
    await connector.connect()
    expect(foyer.switchNetwork.mock.calls).toEqual(switched)
  })

  it.each([
    ['moves to the chain that is wanted', { chainId: 137 }, [[137]], 137],
    ['stays on it', { chainId: 1 }, [], 1],
    ['stays where it was when it is taken up', { chainId: 137, isReconnecting: true }, [], 1],
    ['stays where none is wanted', {}, [], 1],
  ])('%s', async (_, parameters, switched, chainId) => {
    const { connector, foyer } = setUp({ account })
    expect(await connector.connect(parameters)).toEqual({ accounts: [testAddress], chainId })
    expect(foyer.switchNetwork.mock.calls).toEqual(switched)
  })

  it('returns each account with its capabilities when they are requested', async () => {
    const { connector } = setUp({ account })
    const { accounts } = await connector.connect({ withCapabilities: true })
    expect(accounts).toEqual([{ address: testAddress, capabilities: {} }])
  })
})

it('switches to no chain that is missing in the config', async () => {
  const { connector, foyer } = setUp({ account })
  await expect(connector.switchChain({ chainId: 10 })).rejects.toMatchObject({
    name: 'SwitchChainError',
    message: expect.stringContaining('Chain 10') as string,
  })
  expect(foyer.switchNetwork).not.toHaveBeenCalled()
})

it('ends no session when there is none', async () => {
  const { connector, foyer } = setUp()
  await connector.disconnect()
  expect(foyer.disconnect).not.toHaveBeenCalled()
})

describe('the events for wagmi', () => {
  const data = { accounts: [testAddress], chainId: 1 }

  it('reports the account that was there, once the config knows the connector', async () => {
    const { connector, emit } = setUp({ account })
    const ready = connector.setup()
    expect(emit).not.toHaveBeenCalled()
    await ready
    expect(emit.mock.calls).toEqual([['connect', data]])
  })

  it('reports each account once, its changes and its end', async () => {
    const { connector, emit, set } = setUp()
    const ready = connector.setup()
    set({ account })
    await ready
    set({ account: { ...account, chainId: 137 } })
    set({ account: undefined })
    set({ account })
    expect(emit.mock.calls).toEqual([
      ['connect', data],
      ['change', { ...data, chainId: 137 }],
      ['disconnect'],
      ['connect', data],
    ])
  })

  it('reports nothing while no account is connected', async () => {
    const { accountListeners, connector, emit } = setUp()
    await connector.setup()
    accountListeners.forEach((listener) => listener(undefined))
    expect(emit).not.toHaveBeenCalled()
  })
})
