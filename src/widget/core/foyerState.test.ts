import { describe, expect, it, vi } from 'vitest'
import { createFoyerState } from './foyerState.ts'
import { namespaceKey } from './kernel/storageKeys.ts'
import { createTestConnection, testAddress, testConnector } from '../testing/testConnection.ts'
import { createTestCore } from '../testing/testCore.ts'

describe('the public state', () => {
  it('starts closed, idle and disconnected on the default network', () => {
    const { core } = createTestCore()
    expect(core.use(createFoyerState).getState()).toEqual({
      open: false,
      loading: false,
      connected: false,
      remembered: false,
      address: undefined,
      selectedNetworkId: 'eip155:1',
      activeChain: 'eip155',
    })
  })

  it('follows modal, session and network', () => {
    const { core } = createTestCore()
    const state = core.use(createFoyerState)
    core.open()
    core.modal.setState({ buffering: true })
    expect(state.getState()).toMatchObject({ open: true, loading: true })
    core.session.adopt(testConnector, createTestConnection({ chainId: 'eip155:137' }).connection)
    core.close()
    expect(state.getState()).toEqual({
      open: false,
      loading: false,
      connected: true,
      remembered: false,
      address: testAddress,
      selectedNetworkId: 'eip155:137',
      activeChain: 'eip155',
    })
  })

  it('says that a wallet is remembered while it is restored and while it is away', async () => {
    const { core } = createTestCore({
      backend: {
        connectors: {
          list: () => [],
          subscribe: () => () => undefined,
          reconnect: (_, options) => {
            options?.onAway?.()
            return new Promise(() => undefined)
          },
        },
      },
    })
    const state = core.use(createFoyerState)
    const seen: unknown[] = []
    state.subscribe(({ loading, remembered }) => seen.push([loading, remembered]))
    core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    void core.session.resume('eip155')
    await vi.waitFor(() => expect(state.getState().loading).toBe(false))
    await core.session.disconnect()
    expect(seen).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('the public state does not notify when nothing in it changed', () => {
    const { core } = createTestCore()
    const state = core.use(createFoyerState)
    const before = state.getState()
    const handle = vi.fn()
    state.subscribe(handle)
    core.modal.setState({ open: false })
    core.networks.setActive('eip155:1')
    expect(handle).not.toHaveBeenCalled()
    expect(state.getState()).toBe(before)
  })
})
