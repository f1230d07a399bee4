import { describe, expect, it } from 'vitest'
import type { ViewParams } from '../../core/kernel/viewParams.ts'
import { createTestConnection } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createSwitchActiveChainFlow } from './switchActiveChainFlow.ts'

const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

function setUp(params: ViewParams['SwitchActiveChain']) {
  const test = createTestCore({
    host: {
      defaultChain: solana.id,
      adapters: [
        { namespace: 'solana', networks: [solana] },
        { namespace: 'eip155', networks: [testNetworks.ethereum, testNetworks.polygon] },
      ],
    },
  })
  test.core.open('Connect')
  test.core.router.push('SwitchActiveChain', params)
  const flow = createSwitchActiveChainFlow(test.core, params)
  flow.start()
  return {
    ...test,
    switchNow: () => flow.send({ type: 'switch' }),
    activeId: () => test.core.networks.store.getState().activeId,
  }
}

describe('switching the chain namespace', () => {
  it('activates the first network of the namespace and goes back [C-118 C-120]', () => {
    const { activeId, switchNow, views } = setUp({ chain: 'eip155', feature: 'email' })
    expect(activeId()).toBe(solana.id)
    switchNow()
    switchNow()
    expect(activeId()).toBe('eip155:1')
    expect(views()).toEqual(['Connect'])
  })

  it('activates the chosen network [C-118]', () => {
    const { activeId, switchNow } = setUp({ chain: 'eip155', networkId: 'eip155:137' })
    switchNow()
    expect(activeId()).toBe('eip155:137')
  })

  it('activates the first network of the namespace when the chosen one is unknown', () => {
    const { activeId, switchNow } = setUp({ chain: 'eip155', networkId: 'eip155:424242' })
    switchNow()
    expect(activeId()).toBe('eip155:1')
  })

  it('goes to a given destination, pushed or in its place [C-119]', () => {
    const pushed = setUp({
      chain: 'eip155',
      destination: { view: 'WhatIsANetwork', how: 'push' },
    })
    pushed.switchNow()
    expect(pushed.views()).toEqual(['Connect', 'SwitchActiveChain', 'WhatIsANetwork'])
    const replaced = setUp({
      chain: 'eip155',
      destination: { view: 'ConnectingSocial', params: { provider: 'x' }, how: 'replace' },
    })
    replaced.switchNow()
    expect(replaced.views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(replaced.core.router.current().params).toEqual({ provider: 'x' })
  })

  it('goes to Connect when an account is connected, but not in that namespace', () => {
    const { core, switchNow, views } = setUp({ chain: 'eip155' })
    core.session.adopt(
      { id: 'sol', type: 'ANNOUNCED', name: 'Sol', chain: 'solana' },
      createTestConnection({ chain: 'solana', chainId: solana.id }).connection,
    )
    switchNow()
    expect(views()).toEqual(['Connect'])
    expect(core.session.store.getState()).toEqual({ status: 'disconnected', remembered: false })
  })

  it('keeps the network when there is no network of the namespace', () => {
    const { activeId, switchNow, toasts, views } = setUp({ chain: 'bip122', feature: 'email' })
    expect(toasts()).toEqual([])
    switchNow()
    expect(activeId()).toBe(solana.id)
    expect(views()).toEqual(['Connect', 'SwitchActiveChain'])
  })
})
