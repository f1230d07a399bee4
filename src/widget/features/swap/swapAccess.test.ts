import { expect, it } from 'vitest'
import type { Network } from '../../../backends/port/network.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createSwapTest } from './testing/swapTest.ts'
import { leaveSwap, swapAccess } from './swapAccess.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { isSwapView, swapRoutes } from './swapRoutes.ts'

it('allows swaps on a network that both service and host support', () => {
  const { core } = createSwapTest()
  expect(swapAccess(core)).toBe('open')
  core.networks.setActive('eip155:11155111')
  expect(swapAccess(core)).toBe('unsupported')
  core.networks.setActive('eip155:10')
  expect(swapAccess(core)).toBe('unsupported')
  core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(swapAccess(core)).toBe('otherChain')
})

it('opens the account if the host or the backend has no swap', () => {
  const without = createTestCore().core
  expect(swapAccess(without)).toBe('off')
  leaveSwap(without)
  expect(without.router.current().view).not.toBe('Swap')
  expect(swapAccess(createSwapTest({ host: { enableSwaps: false } }).core)).toBe('off')
})

it.each([
  ['only Solana', [], 'Connect'],
  ['Solana and Ethereum', [testNetworks.ethereum], 'SwitchActiveChain'],
])('leaves the swap for a visitor on Solana at a host with %s', (_, networks, view) => {
  const solana: Network = {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    chain: 'solana',
    currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  }
  const { core } = createSwapTest({
    host: {
      adapters: [
        { namespace: 'solana', networks: [solana] },
        { namespace: 'eip155', networks },
      ],
    },
  })
  core.networks.setActive(solana.id)
  leaveSwap(core)
  expect(core.router.current().view).toBe(view)
})

it('names the same views for Swap and for Convert', () => {
  expect(swapRoutes('ConvertPreview')).toEqual({
    main: 'Convert',
    select: 'ConvertSelectToken',
    preview: 'ConvertPreview',
  })
  expect(swapRoutes('Account').main).toBe('Swap')
  expect(
    ['Swap', 'ConvertSelectToken', 'Account'].map((view) => isSwapView(view as 'Swap')),
  ).toEqual([true, true, false])
})
