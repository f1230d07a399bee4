import { base as viemBase } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import type { Backend, BackendFactory } from '../backends/port/backend.ts'
import type { FoyerOptions } from './core/options/config.ts'
import { createTestConnection, testAddress, testConnector } from './testing/testConnection.ts'
import { createTestCore } from './testing/testCore.ts'
import { testNetworks } from './testing/testNetworks.ts'
import { createFoyer } from './foyer.ts'
import { foyerCore } from './shell/foyerCore.ts'
import { startTexts } from './core/texts/general/startTexts.ts'

function create(options: Partial<FoyerOptions> = {}) {
  const { backend } = createTestCore({
    backend: { browser: { lockScroll: () => () => undefined } },
  }).core
  return createFoyer({
    projectId: 'project',
    adapters: [{ namespace: 'eip155', networks: Object.values(testNetworks) }],
    backend: () => backend,
    ...options,
  })
}

function connected(options: Partial<FoyerOptions> = {}) {
  const foyer = create(options)
  const test = createTestConnection()
  foyer[foyerCore].session.adopt(testConnector, test.connection)
  return { foyer, ...test }
}

describe('createFoyer', () => {
  it('passes the backend the project and whether wallets may announce themselves [C-016 C-028]', () => {
    const backend = vi.fn((): Backend => createTestCore().core.backend)
    const multiChainWallets = [{ rdns: 'example.twin', solanaName: 'Twin Keys' }]
    create({ backend, enableEIP6963: false, multiChainWallets })
    expect(backend).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ projectId: 'project', eip6963: false, multiChainWallets }),
    )
  })

  it('warns in development about options that do not exist', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    create({ themeMod: 'dark' } as Partial<FoyerOptions>)
    vi.unstubAllEnvs()
    await vi.dynamicImportSettled()
    expect(said.mock.calls).toEqual([
      ['foyerkit: createFoyer() has no option "themeMod". Did you mean "themeMode"?'],
    ])
    said.mockRestore()
  })

  it('creates a widget without a window, and sends no requests', async () => {
    const seen: unknown[] = []
    create({ inspect: (event) => seen.push(event) })
    await Promise.resolve()
    expect(seen).toEqual([])
  })

  it('the widget also reports to an observer of the backend, which gets the widget', () => {
    const seen: unknown[] = []
    let widget: () => unknown = () => undefined
    const backend: BackendFactory = Object.assign(() => createTestCore().core.backend, {
      observe(given: () => unknown) {
        widget = given
        return (event: unknown) => seen.push(event)
      },
    })
    const foyer = create({ backend })
    expect(widget()).toBe(foyer)
    foyer.open()
    expect(seen).toContainEqual({ type: 'modal', open: true })
  })

  it('opens at the default view, or at a named one', () => {
    const foyer = create()
    foyer.open()
    expect(foyer.getState().open).toBe(true)
    foyer.open('WhatIsAWallet')
    expect(foyer[foyerCore].router.current().view).toBe('WhatIsAWallet')
    foyer.close()
    expect(foyer.getState().open).toBe(false)
  })

  it('shows Connect to a visitor without a wallet who opens the account', () => {
    const foyer = create()
    foyer.open('Account')
    expect(foyer[foyerCore].router.current().view).toBe('Connect')
  })

  it.each([{ view: 'Account' }, 'Checkout', 'constructor', new Event('click')])(
    'rejects %s from JavaScript and says what to write',
    (given) => {
      const open: (view: never) => void = create().open
      expect(() => open(given as never)).toThrow(/write open\('Account'\)/)
    },
  )

  it('rejects invalid view parameters and shows nothing', () => {
    const foyer = create()
    expect(() => foyer.open('SwitchNetwork', { networkId: 'eip155:424242' })).toThrow(
      expect.objectContaining({ code: 'config.invalid' }),
    )
    expect(foyer.getState().open).toBe(false)
  })

  it('provides its state and reports every change', () => {
    const foyer = create()
    const handle = vi.fn()
    const stop = foyer.subscribe(handle)
    foyer.open()
    expect(handle).toHaveBeenLastCalledWith(expect.objectContaining({ open: true }))
    stop()
    foyer.close()
    expect(handle).toHaveBeenCalledTimes(1)
  })

  it('passes analytics events to the host even when they are not sent', () => {
    const foyer = create()
    const handle = vi.fn()
    foyer.subscribeEvents(handle)
    foyer.open()
    expect(handle).toHaveBeenCalledExactlyOnceWith({
      event: 'MODAL_OPEN',
      properties: { connected: false },
    })
  })

  it('sends analytics events only when the host turned analytics on [C-025]', () => {
    const send = vi.fn()
    const { backend } = createTestCore().core
    const options = { backend: () => ({ ...backend, analytics: { send } }) }
    create(options).open()
    expect(send).not.toHaveBeenCalled()
    create({ ...options, enableAnalytics: true }).open()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('returns the provider of the connected wallet', () => {
    const { foyer, notify } = connected()
    const changed = vi.fn()
    expect(foyer.getProvider()).toBe(foyer.getEvmAccount()?.provider)
    expect(foyer.getEvmAccount()).toMatchObject({ address: testAddress, chainId: 1 })
    expect(create().getProvider()).toBeUndefined()
    expect(create().getEvmAccount()).toBeUndefined()
    foyer.subscribeEvmAccount(changed)
    notify.accountsChanged([])
    expect(changed).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('switches the network: the wallet’s when connected, otherwise its own', async () => {
    const { foyer, asked } = connected()
    await foyer.switchNetwork(137)
    expect(asked).toEqual(['eip155:137'])
    expect(foyer.getState().selectedNetworkId).toBe('eip155:137')
    await foyer.switchNetwork({ ...viemBase })
    expect(asked).toEqual(['eip155:137', 'eip155:8453'])
    const stranger = create()
    await stranger.switchNetwork('eip155:8453')
    expect(stranger.getState().selectedNetworkId).toBe('eip155:8453')
    await expect(stranger.switchNetwork(424242)).rejects.toMatchObject({ code: 'none.network' })
  })

  it('disconnects, and resolves or rejects with the result', async () => {
    const { foyer } = connected()
    const events: string[] = []
    foyer.subscribeEvents(({ event }) => events.push(event))
    expect(foyer.getState().address).toBe(testAddress)
    await foyer.disconnect()
    expect(foyer.getState().connected).toBe(false)
    await expect(foyer.disconnect()).rejects.toMatchObject({ code: 'none.account' })
    expect(events).toEqual(['DISCONNECT_SUCCESS', 'DISCONNECT_ERROR'])
  })

  it('accepts another theme and refuses an invalid one [C-032 C-033]', () => {
    const foyer = create({ themeMode: 'dark', themeVariables: { accent: '#ff0000' } })
    const { theme } = foyer[foyerCore]
    expect(theme.store.getState()).toEqual({ mode: 'dark', variables: { accent: '#ff0000' } })
    foyer.setThemeMode('light')
    foyer.setThemeVariables({ radius: '0px' })
    expect(theme.store.getState()).toEqual({ mode: 'light', variables: { radius: '0px' } })
    expect(() => foyer.setThemeVariables({ accent: 'url(x)' })).toThrow(
      expect.objectContaining({ code: 'config.invalid' }),
    )
  })

  it('refuses a backend factory in place of a backend', () => {
    const backend = () => () => undefined
    expect(() => Reflect.apply(create, undefined, [{ backend }])).toThrow(
      'Option `backend` is not usable: pass createRealBackend(), with its parentheses.',
    )
  })

  it('keeps two widgets apart', () => {
    const [first, second] = [create(), create({ texts: { shell: { connectWallet: 'Sign in' } } })]
    first.open()
    expect(second.getState().open).toBe(false)
    expect(first[foyerCore].use(startTexts).connectWallet).toBe('Connect Wallet')
  })

  it('notifies no subscriber after the widget is destroyed', () => {
    const { foyer, notify } = connected()
    const handle = vi.fn()
    foyer.subscribe(handle)
    foyer.destroy()
    notify.chainChanged('eip155:137')
    expect(handle).not.toHaveBeenCalled()
    expect(foyer.getState().selectedNetworkId).toBe('eip155:1')
  })
})
