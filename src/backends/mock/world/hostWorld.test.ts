import { expect, it } from 'vitest'
import { chainList } from '../../../../anvil/chainList.ts'
import { chainsOf } from './chainsOf.ts'
import { generateWorld } from './generateWorld.ts'
import { mergePatches } from './mergePatches.ts'
import { hostWorld } from './testing/hostWorld.ts'
import { tokensOf } from './tokensOf.ts'

const { gold, bar } = hostWorld

it('lists the chains of the host after the built-in ones, and a fork instead of its original', () => {
  const fork = { ...gold, id: 137, caip2: 'eip155:137', genesis: 'fork' } as const
  const chains = chainsOf({ chains: [gold, fork] })
  expect(chains.map(({ id }) => id)).toEqual([...chainList.map(({ id }) => id), 31_337])
  expect(chains[1]).toEqual(fork)
})

it('describes the tokens of a host or a fork only with their own data', () => {
  const fork = { ...gold, id: 137, caip2: 'eip155:137', genesis: 'fork' } as const
  const tokens = tokensOf({ chains: [fork], tokens: [bar] })
  expect(tokens.at(-1)).toEqual({ ...bar, chainId: 31_337, kind: 'foreign' })
  expect(new Set(tokens.filter(({ chainId }) => chainId === 137).map(({ kind }) => kind))).toEqual(
    new Set(['foreign']),
  )
  expect(tokens[0]).toMatchObject({ chainId: 1, kind: 'standard' })
})

it('adds the chains of the host to the wallets and the phone, and changes nothing else', () => {
  const { wallets, phone, ...world } = generateWorld({ patch: { chains: [gold] } })
  const { wallets: usual, phone: usualPhone, ...without } = generateWorld()
  expect(wallets[0]?.knownChainIds).toEqual([...chainList.map(({ caip2 }) => caip2), gold.caip2])
  expect(phone.knownChainIds).toContain(gold.caip2)
  expect(wallets.map(({ uuid }) => uuid)).toEqual(usual.map(({ uuid }) => uuid))
  expect(phone.online).toBe(usualPhone.online)
  expect(world).toEqual({ ...without, chains: [gold] })
})

it('merges two patches: lists replace, records merge', () => {
  const lower = { people: [], prices: { ETH: 1, BAR: 2 }, phone: { online: false } }
  expect(mergePatches(lower, { tokens: [bar], prices: { ETH: 3 } })).toEqual({
    people: [],
    tokens: [bar],
    prices: { ETH: 3, BAR: 2 },
    phone: { online: false },
  })
})
