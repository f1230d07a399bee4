import { expect, it } from 'vitest'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createSolanaBalances } from './solanaBalances.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

it('lists what a Solana account holds at the price of the world', async () => {
  const world = createWorld(generateWorld({ patch: { prices: { SOL: 150 } } }))
  const { chains } = createFakeChains({ getBalance: { value: 1_500_000_000 } })
  const source = createSolanaBalances({ world, chains })
  expect(await source.holdings(mainnet, address)).toMatchObject([
    { symbol: 'SOL', decimals: 9, address: undefined, price: 150, units: 1_500_000_000n },
  ])
  expect(source.chainIds).toContain(mainnet)
  expect([address, '0x1'].map(source.isAddress)).toEqual([true, false])
})
