import { expect, it } from 'vitest'
import { createLocalSolanaChains } from '../../chains/testing/localSolanaChains.ts'
import { createSolanaControls } from '../../chains/solana/solanaControls.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createFindSolanaToken } from './findSolanaToken.ts'
import { createSolanaBalances } from './solanaBalances.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const testnet = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'
const address = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

function setUp() {
  const world = createWorld(generateWorld({ patch: { prices: { SOL: 150, LEVY: 2 } } }))
  const chains = createLocalSolanaChains()
  const source = createSolanaBalances({ world, chains })
  return { chains, source, world }
}

it("lists coin and tokens of both programs with the chain's balances, at the prices of the world", async () => {
  const { chains, source } = setUp()
  expect(await source.holdings(mainnet, address)).toMatchObject([
    { symbol: 'SOL', decimals: 9, address: undefined, price: 150, units: 500_000_000_000n },
    { symbol: 'USDC', decimals: 6, units: 2_500_000_000n },
    { symbol: 'JUP', units: 400_000_000n },
    { symbol: 'LEVY', price: 2, units: 500_000_000_000n },
  ])
  await createSolanaControls(chains).setTokenBalance(mainnet, 'USDC', address, 1n)
  expect(await source.holdings(mainnet, address)).toMatchObject([{}, { units: 1n }, {}, {}])
  expect(await source.holdings(testnet, address)).toMatchObject([{ symbol: 'SOL' }])
})

it('distinguishes addresses by upper and lower case', () => {
  const { source } = setUp()
  expect(source.chainIds).toContain(mainnet)
  expect([address, '0x1'].map(source.isAddress)).toEqual([true, false])
})

it('finds coin and tokens for the price service by their ids', () => {
  const find = createFindSolanaToken(setUp().world)
  const of = (end: string) => find(`${mainnet}:${end}`)
  expect(of('So11111111111111111111111111111111111111111')).toMatchObject({ symbol: 'SOL' })
  expect(of('Levy111111111111111111111111111111111111111')).toMatchObject({ price: 2 })
  expect([of(address), find(`eip155:1:${address}`)]).toEqual([undefined, undefined])
})
