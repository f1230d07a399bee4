// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Connector } from '../../../../backends/port/connectors.ts'
import { createTestConnection } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { showView } from '../../../testing/showView.tsx'
import ConnectingMultiChainView from '../ConnectingMultiChainView.tsx'
import { createMultiChainFlow } from './multiChainFlow.ts'

const twin: Connector = {
  id: 'multi/example.twin',
  type: 'MULTI_CHAIN',
  name: 'Twin Keys',
  chain: 'eip155',
  info: { rdns: 'example.twin' },
  providers: [
    { connectorId: 'example.twin', chain: 'eip155', name: 'Twin', type: 'ANNOUNCED' },
    { connectorId: 'solana/Twin', chain: 'solana', name: 'Twin on Solana', type: 'ANNOUNCED' },
  ],
}

function setUp() {
  let connectors: readonly Connector[] = [twin]
  const listeners = new Set<(list: readonly Connector[]) => void>()
  const asked: unknown[] = []
  const test = createTestCore({
    backend: {
      connectors: {
        list: () => connectors,
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        connect(connectorId, options) {
          asked.push([connectorId, options.chainId])
          return Promise.resolve(createTestConnection().connection)
        },
      },
    },
  })
  test.core.open('Connect')
  test.core.router.push('ConnectingMultiChain', { connectorId: twin.id })
  const flow = createMultiChainFlow(test.core)
  flow.start()
  return {
    ...test,
    flow,
    asked,
    remove() {
      connectors = []
      listeners.forEach((listener) => listener([]))
    },
  }
}

describe('ConnectingMultiChain', () => {
  it('offers one row per chain of the wallet [C-103]', async () => {
    const { core, views } = setUp()
    const { getAllByRole, getAllByText, getByRole, user } = showView(core, ConnectingMultiChainView)
    expect(getAllByText('Choose the network to connect with')).toHaveLength(1)
    const rows = getAllByRole('button').map(({ textContent }) => textContent)
    expect(rows).toEqual(['Ethereum', 'Solana'])
    await user.click(getByRole('button', { name: 'Solana' }))
    expect(views().at(-1)).toBe('ConnectingExternal')
  })

  it('continues with the connector of the chosen chain [C-103]', () => {
    const { core, flow, views } = setUp()
    flow.send({ type: 'chose', connectorId: 'solana/Twin' })
    expect(views()).toEqual(['Connect', 'ConnectingMultiChain', 'ConnectingExternal'])
    expect(core.router.current().params).toEqual({ connectorId: 'solana/Twin' })
    expect(core.connectors.find('solana/Twin')).toEqual({
      id: 'solana/Twin',
      type: 'ANNOUNCED',
      name: 'Twin on Solana',
      chain: 'solana',
      info: { rdns: 'example.twin' },
    })
  })

  it('shows when the wallet is gone, and stays [C-330]', () => {
    const { flow, remove, toasts, views } = setUp()
    remove()
    flow.send({ type: 'chose', connectorId: 'solana/Twin' })
    expect(toasts()).toEqual(['Failed to find connector'])
    expect(views()).toEqual(['Connect', 'ConnectingMultiChain'])
    expect(flow.store.getState()).toEqual({ status: 'choosing', isGone: true })
  })
})
