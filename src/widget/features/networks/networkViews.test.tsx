import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderView } from '../../testing/renderView.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import type { NetworksState } from '../../core/networks/networks.ts'
import type { ConnectedState, SessionState } from '../../core/session/session.ts'
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

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** A core that is connected from the start, because the first render shows the initial state. */
function connectedCore(approvedChainIds?: readonly `eip155:${number}`[]) {
  const { core } = createTestCore()
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
    session: { ...core.session, store, of: () => state },
    networks: { ...core.networks, store: active },
  }
}

describe('Networks', () => {
  it("lists the host's networks in order, with the help link [C-115]", () => {
    const { core } = createTestCore()
    core.open('Networks')
    const html = renderView(core, NetworksView)
    expect(buttons(html)).toEqual(['Ethereum', 'Polygon', 'Base', 'Sepolia', 'What is a network'])
    expect(html).toContain('aria-label="Search network"')
  })

  it("draws the host's picture of a network instead of the directory's", () => {
    const imageUrl = 'data:image/png;base64,eA=='
    const networks = [{ ...testNetworks.ethereum, imageUrl }, testNetworks.polygon]
    const { core } = createTestCore({ host: { adapters: [{ namespace: 'eip155', networks }] } })
    core.open('Networks')
    expect(renderView(core, NetworksView).split(`src="${imageUrl}"`)).toHaveLength(2)
  })

  it('limits the list to 360 px [C-362]', () => {
    const css = readFileSync(new URL('./networkList.css', import.meta.url), 'utf8')
    expect(css).toMatch(/\.fy-networks \{\s*max-height: 360px;/)
  })
})

it('waits for the wallet on SwitchNetwork, with a retry when it declined [C-116]', () => {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  core.open('SwitchNetwork', { networkId: 'eip155:137' })
  const html = renderView(core, SwitchNetworkView)
  expect(html).toContain('Approve in wallet')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*Try again/)
})

describe('SwitchActiveChain', () => {
  it('shows that a feature is not supported on the current network [C-117]', () => {
    const { core } = createTestCore()
    core.open('SwitchActiveChain', { chain: 'eip155', feature: 'email' })
    const html = renderView(core, SwitchActiveChainView)
    expect(html).toContain('This feature is not supported on Ethereum.')
    expect(buttons(html)).toEqual(['Switch'])
  })

  it('shows what the switch is for when a network was chosen', () => {
    const { core } = createTestCore({
      host: {
        adapters: [
          { namespace: 'eip155', networks: [testNetworks.ethereum] },
          { namespace: 'solana', networks: [solana] },
        ],
      },
    })
    core.open('SwitchActiveChain', { chain: 'solana' })
    expect(renderView(core, SwitchActiveChainView)).toContain(
      'Switch to Solana to use this network',
    )
  })
})

it('shows on SwitchActiveChain without a target only that the feature is missing [C-117]', () => {
  const { core } = createTestCore()
  core.open('SwitchActiveChain', { chain: 'bip122', feature: 'email' })
  const html = renderView(core, SwitchActiveChainView)
  expect(html).toContain('This feature is not supported on Ethereum.')
  expect(html).not.toContain('Switch to')
  expect(buttons(html)).toEqual([])
})

describe('UnsupportedChain', () => {
  it('shows the message, the networks with approved ones first, and disconnect [C-121 C-123 C-125]', () => {
    const core = connectedCore(['eip155:8453'])
    core.router.reset('UnsupportedChain')
    const html = renderView(core, UnsupportedChainView)
    expect(html).toContain('This app doesn&#x27;t support your current network.')
    expect(buttons(html)).toEqual([
      'Base',
      'Ethereum Not allowed by your wallet',
      'Polygon Not allowed by your wallet',
      'Sepolia Not allowed by your wallet',
      'Disconnect',
    ])
  })

  it('mentions the swap in swap mode, and lists only its networks [C-122 C-124]', () => {
    const core = connectedCore()
    core.router.reset('UnsupportedChain', { swap: true })
    const html = renderView(core, UnsupportedChainView)
    expect(html).toContain('The swap feature doesn&#x27;t support your current network.')
    expect(buttons(html)).toEqual(['Ethereum', 'Polygon', 'Base', 'Disconnect'])
  })

  it('marks no network as current, even when the host opens the view on a supported one', () => {
    const core = connectedCore()
    core.networks.store.setState({ activeId: testNetworks.ethereum.id })
    core.router.reset('UnsupportedChain', { swap: true })
    expect(renderView(core, UnsupportedChainView)).not.toContain('aria-current')
  })
})
