// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import type { NetworksState } from '../../core/networks/networks.ts'
import type { ConnectedState, SessionState } from '../../core/session/connections.ts'
import NetworksView from './NetworksView.tsx'
import SwitchActiveChainView from './SwitchActiveChainView.tsx'
import SwitchNetworkView from './SwitchNetworkView.tsx'
import UnsupportedChainView from './UnsupportedChainView.tsx'

const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

/** The words of each button in their order. */
const buttons = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].map((button) =>
    [button, ...button.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join(' '),
  )

/** A core that is connected on a network that the host did not request. */
function connectedCore(approvedChainIds?: readonly `eip155:${number}`[]) {
  const { clock, core } = createTestCore()
  const { connection } = createTestConnection({ approvedChainIds, chainId: 'eip155:999' })
  const state: ConnectedState = {
    status: 'connected',
    connector: testConnector,
    connection,
    address: '0x1',
    accounts: ['0x1'],
  }
  const store = createStore<SessionState>(() => state)
  const active = createStore<NetworksState>(() => ({ activeId: 'eip155:999' }))
  return {
    ...core,
    clock,
    session: { ...core.session, store, of: () => state },
    networks: { ...core.networks, store: active },
  }
}

describe('Networks', () => {
  it("lists the host's networks in order, with the help link [C-115]", () => {
    const { core } = createTestCore()
    core.open('Networks')
    const { container, getAllByLabelText } = showView(core, NetworksView)
    expect(buttons(container)).toEqual([
      'Ethereum',
      'Polygon',
      'Base',
      'Sepolia',
      'What is a network',
    ])
    expect(getAllByLabelText('Search network')).toHaveLength(1)
  })

  it('lists only the networks that match a search, once the visitor has stopped typing', async () => {
    const { clock, core } = createTestCore()
    core.open('Networks')
    const { container, getByLabelText, user } = showView(core, NetworksView)
    await user.type(getByLabelText('Search network'), 'pol')
    expect(buttons(container)).toContain('Ethereum')
    await act(() => clock.run(1000))
    expect(buttons(container)).toContain('Polygon')
    expect(buttons(container)).not.toContain('Ethereum')
  })

  it("shows the host's picture of a network instead of the directory's", () => {
    const imageUrl = 'data:image/png;base64,eA=='
    const networks = [{ ...testNetworks.ethereum, imageUrl }, testNetworks.polygon]
    const { core } = createTestCore({ host: { adapters: [{ namespace: 'eip155', networks }] } })
    core.open('Networks')
    const { container } = showView(core, NetworksView)
    expect(container.querySelectorAll(`img[src="${imageUrl}"]`)).toHaveLength(1)
  })
})

it('waits for the wallet on SwitchNetwork, with a retry when it declined [C-116]', () => {
  const { core } = createTestCore()
  const { connection } = createTestConnection()
  core.session.adopt(testConnector, {
    ...connection,
    switchNetwork: () => new Promise<never>(() => undefined),
  })
  core.open('SwitchNetwork', { networkId: 'eip155:137' })
  const { getAllByText, getByRole } = showView(core, SwitchNetworkView)
  expect(getAllByText('Approve in wallet')).toHaveLength(1)
  expect(getByRole<HTMLButtonElement>('button', { name: /Try again/ }).disabled).toBe(true)
})

describe('SwitchActiveChain', () => {
  it('shows that a feature is not supported on the current network [C-117]', () => {
    const { core } = createTestCore()
    core.open('SwitchActiveChain', { chain: 'eip155', feature: 'email' })
    const { container } = showView(core, SwitchActiveChainView)
    expect(container.textContent).toContain('This feature is not supported on Ethereum.')
    expect(buttons(container)).toEqual(['Switch'])
  })

  it('shows why to switch the chain when a network was chosen', () => {
    const { core } = createTestCore({
      host: {
        adapters: [
          { namespace: 'eip155', networks: [testNetworks.ethereum] },
          { namespace: 'solana', networks: [solana] },
        ],
      },
    })
    core.open('SwitchActiveChain', { chain: 'solana' })
    const { container } = showView(core, SwitchActiveChainView)
    expect(container.textContent).toContain('Switch to Solana to continue')
  })
})

it('shows on SwitchActiveChain without a target only that the feature is missing [C-117]', () => {
  const { core } = createTestCore()
  core.open('SwitchActiveChain', { chain: 'bip122', feature: 'email' })
  const { container } = showView(core, SwitchActiveChainView)
  expect(container.textContent).toContain('This feature is not supported on Ethereum.')
  expect(container.textContent).not.toContain('Switch to')
  expect(buttons(container)).toEqual([])
})

describe('UnsupportedChain', () => {
  it('shows the message, the networks with approved ones first, and disconnect [C-121 C-123 C-125]', () => {
    const core = connectedCore(['eip155:8453'])
    core.router.reset('UnsupportedChain')
    const { container } = showView(core, UnsupportedChainView)
    expect(container.textContent).toContain("This app doesn't support your current network.")
    expect(buttons(container)).toEqual([
      'Base',
      "Ethereum Your wallet doesn't allow this network",
      "Polygon Your wallet doesn't allow this network",
      "Sepolia Your wallet doesn't allow this network",
      'Disconnect',
    ])
  })

  it('mentions the swap in swap mode, and lists only its networks [C-122 C-124]', () => {
    const core = connectedCore()
    core.router.reset('UnsupportedChain', { swap: true })
    const { container } = showView(core, UnsupportedChainView)
    expect(container.textContent).toContain(
      "The swap feature doesn't support your current network.",
    )
    expect(buttons(container)).toEqual(['Ethereum', 'Polygon', 'Base', 'Disconnect'])
  })

  it('marks no network as current, even when the host opens UnsupportedChain on a supported one', () => {
    const core = connectedCore()
    core.networks.store.setState({ activeId: testNetworks.ethereum.id })
    core.router.reset('UnsupportedChain', { swap: true })
    const { container } = showView(core, UnsupportedChainView)
    expect(container.querySelector('[aria-current]')).toBeNull()
  })

  it('says in swap mode after 8 seconds that nothing arrived, and repeats the request', async () => {
    const core = connectedCore(['eip155:137'])
    const switchNetwork = vi.fn(() => new Promise<never>(() => undefined))
    core.router.reset('UnsupportedChain', { swap: true })
    const { container, getByRole, queryByText, user } = showView(
      { ...core, session: { ...core.session, switchNetwork } },
      UnsupportedChainView,
    )
    await user.click(getByRole('button', { name: /Polygon/ }))
    expect(container.querySelector('[aria-busy=true]')?.textContent).toContain('Polygon')
    expect(queryByText(/Still waiting for your wallet/)).toBeNull()
    await act(() => core.clock.run(8_000))
    await user.click(getByRole('button', { name: 'Try again' }))
    expect(switchNetwork).toHaveBeenCalledTimes(2)
    expect(queryByText(/Still waiting for your wallet/)).toBeNull()
  })
})
