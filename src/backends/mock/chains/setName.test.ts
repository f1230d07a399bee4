import { imageUrl } from '../../real/guards/imageUrl.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { createEnsResolver } from '../../real/viem/ensResolver.ts'
import { createSetName } from './setName.ts'
import { createAnvilChains } from './testing/anvilChains.ts'

const { chains, close } = createAnvilChains()
const setName = createSetName(chains)
const ens = createEnsResolver((method, params) => chains.rpc('eip155:1', method, params), imageUrl)
const account = (index: number) => testAccounts[index]?.address ?? '0x'

beforeEach(() => chains.reset())
afterAll(() => close())

it('resolves names from the start, and no others', async () => {
  expect(await ens.address('Vera.eth', 60)).toBe(account(7))
  expect(await ens.address('nobody.eth', 60)).toBeUndefined()
  expect(await ens.identity(account(2))).toEqual({ name: 'orbit.pocket.eth' })
  expect(await ens.identity(account(0))).toEqual({})
})

it('returns the avatar of a name that has one', async () => {
  const { name, avatar } = await ens.identity('0x70110000000000000000000000000000000011b7')
  expect(name).toBe('harbour-library.eth')
  expect(avatar).toMatch(/^data:image\/svg\+xml,.*<?svg/)
})

it('points a name to another address, and to none', async () => {
  await setName('vera.eth', account(3))
  expect(await ens.address('vera.eth', 60)).toBe(account(3))
  await setName('vera.eth', undefined)
  expect(await ens.address('vera.eth', 60)).toBeUndefined()
})

it('creates a name, with an avatar, for an address without one', async () => {
  const avatar = 'https://pictures.example/a-long-enough-address/of-a-picture.png'
  await setName('a-name-that-is-longer-than-one-word-of-storage.eth', account(0), {
    primary: true,
    avatar,
  })
  expect(await ens.identity(account(0))).toEqual({
    name: 'a-name-that-is-longer-than-one-word-of-storage.eth',
    avatar,
  })
})

it('returns no primary name that resolves to another address', async () => {
  await setName('orbit.pocket.eth', account(3))
  expect(await ens.identity(account(2))).toEqual({})
})

it('points a name to another address on another chain', async () => {
  const polygon = 0x80000089
  expect(await ens.address('vera.eth', polygon)).toBeUndefined()
  await setName('vera.eth', account(3), { chainId: 'eip155:137' })
  expect(await ens.address('vera.eth', polygon)).toBe(account(3))
  expect(await ens.address('vera.eth', 60)).toBe(account(7))
})
