import { describe, expect, it } from 'vitest'
import { createWorld } from './world.ts'
import { generateWorld } from './generateWorld.ts'

describe('a generated world', () => {
  it('generates the same world for the same seed and another for another', () => {
    expect(generateWorld({ seed: 5 })).toEqual(generateWorld({ seed: 5 }))
    expect(generateWorld({ seed: 5 })).not.toEqual(generateWorld({ seed: 6 }))
  })

  it('the world has the people and wallets that scenarios name', () => {
    const { people, wallets } = generateWorld()
    expect(people.slice(0, 3)).toMatchObject([
      { email: 'ada@example.com', deviceKnown: true, accountIndexes: [6] },
      { email: 'new.device@example.com', deviceKnown: false },
      { email: 'pair@example.com', accountIndexes: [8, 9] },
    ])
    expect(wallets.map(({ key, via }) => [key, via])).toEqual([
      ['fox', 'eip6963'],
      ['orbit', 'eip6963'],
      ['harbor', 'eip6963'],
      ['bare', 'window.ethereum'],
      ['sol', 'wallet-standard'],
    ])
    expect(new Set(wallets.map(({ icon }) => icon)).size).toBe(5)
    expect(new Set(wallets.map(({ uuid }) => uuid)).size).toBe(5)
  })

  it.each([1, 2, 3, 77])('generates plausible prices, by seed %i', (seed) => {
    const { prices } = generateWorld({ seed })
    const off = (symbol: string, price: number) => Math.abs(Number(prices[symbol]) / price - 1)
    const stable = ['USDC', 'USDT', 'DAI'].map((symbol) => off(symbol, 1))
    expect(Math.max(...stable)).toBeLessThanOrEqual(0.00201)
    expect(Math.max(off('UNI', 7.4), off('WBTC', 64_000), off('ETH', 3_200))).toBeLessThan(0.101)
    expect(Object.keys(prices)).not.toContain('WETH')
    expect(Object.keys(prices)).not.toContain('GUST')
    expect(generateWorld({ seed }).prices).toEqual(prices)
  })

  it('the world is plain data', () => {
    const world = generateWorld()
    expect(JSON.parse(JSON.stringify(world))).toEqual(world)
  })

  it('applies a patch: lists replace, records merge', () => {
    const world = generateWorld({
      patch: { people: [], prices: { ETH: 2_000 }, directory: { size: 3, extra: [] } },
    })
    expect(world.people).toEqual([])
    expect(world.prices).toMatchObject({ ETH: 2_000, POL: expect.any(Number) })
    expect(world.directory.size).toBe(3)
    expect(world.wallets).toHaveLength(5)
  })
})

describe('a world', () => {
  it('notifies its listeners of a change, and of nothing else', () => {
    const world = createWorld(generateWorld())
    let notified = 0
    world.subscribe(() => (notified += 1))
    world.update((state) => state)
    world.update((state) => ({ ...state, prices: {} }))
    expect(notified).toBe(1)
    expect(world.get().prices).toEqual({})
  })

  it('restores a world from a snapshot', () => {
    const world = createWorld(generateWorld())
    const kept = world.snapshot()
    world.update((state) => ({ ...state, wallets: [] }))
    world.restore(kept)
    expect(world.get()).toEqual(kept)
    expect(world.get().wallets).toHaveLength(5)
  })
})
