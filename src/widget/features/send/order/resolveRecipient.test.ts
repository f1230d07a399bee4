import { describe, expect, it } from 'vitest'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { NamedAddress } from '../../../../backends/port/services/names.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import { createSendTest, other, vera } from '../testing/sendTest.ts'
import { testNames } from '../testing/testNames.ts'

const polygonCoin = 0x80000089
const everyEvmChain = 0x80000000
const solanaId: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solana = 'GVLw4hBnpWEY8hUmhPnVrGKvXJ5YjW6nN4QYV9xpqkrD'

/** Looks up a name of the own zone and an ENS name with the same addresses, on one network. */
function setUp(
  held: Readonly<Record<number, string>>,
  activeId: ChainId = 'eip155:1',
  sameAccount = false,
) {
  const asked: unknown[] = []
  const list: readonly NamedAddress[] = Object.entries(held).map(([coinType, address]) => ({
    coinType: Number(coinType),
    address,
  }))
  const { core } = createSendTest({
    backend: { names: testNames(async () => list) },
    chains: {
      ensAddress: async (_, coinType) => (asked.push(coinType), held[coinType]),
      sameAccountOn: async (address, network) => (asked.push([address, network.id]), sameAccount),
    },
  })
  core.networks.store.setState({ activeId })
  return { core, asked }
}

describe.each(['vera.wcn.id', 'vera.eth'])('%s', (name) => {
  const find = (...options: Parameters<typeof setUp>) =>
    resolveRecipient(setUp(...options).core, name)

  it('resolves to the address for the network on screen, in mixed case', async () => {
    const held = { 60: vera, [polygonCoin]: other.toLowerCase(), 501: solana }
    expect(await find(held)).toBe(vera)
    expect(await find(held, 'eip155:137')).toBe(other)
    expect(await find(held, solanaId)).toBe(solana)
  })

  it('prefers the address for every EVM chain to the one for Ethereum', async () => {
    const held = { 60: vera, [everyEvmChain]: other }
    expect(await find(held, 'eip155:137')).toBe(other)
    expect(await find(held)).toBe(vera)
  })

  it('uses the Ethereum address on another network only if it is the same account there', async () => {
    expect(await find({ 60: vera }, 'eip155:137', true)).toBe(vera)
    await expect(find({ 60: vera }, 'eip155:137', false)).rejects.toMatchObject({
      code: 'name.otherChain',
    })
    const { core, asked } = setUp({ 60: vera }, 'eip155:137', true)
    await resolveRecipient(core, name)
    expect(asked.at(-1)).toEqual([vera, 'eip155:137'])
  })

  it('a name does not resolve on a network that the host has not configured', async () => {
    await expect(find({ 60: vera }, 'eip155:424242', true)).rejects.toMatchObject({
      code: 'name.otherChain',
    })
  })

  it.each<[string, string, ChainId]>([
    ['another chain’s account', solana, 'eip155:1'],
    ['an account of Ethereum', vera, solanaId],
    ['half an address', vera.slice(0, -1), 'eip155:1'],
    ['more than an address', `${vera}0`, 'eip155:1'],
    ['an address with a wrong checksum', vera.replace('dC', 'Dc'), 'eip155:1'],
  ])('a name that holds %s does not resolve', async (_, address, activeId) => {
    expect(await find({ 60: address, 501: address }, activeId)).toBeUndefined()
  })

  it('a name without addresses does not resolve on any network', async () => {
    expect(await find({})).toBeUndefined()
    expect(await find({}, 'eip155:137', true)).toBeUndefined()
    expect(await find({ 60: vera }, solanaId)).toBeUndefined()
  })
})

it('sends one request for Ethereum to ENS', async () => {
  const { core, asked } = setUp({ 60: vera })
  await resolveRecipient(core, 'vera.eth')
  expect(asked).toEqual([60])
  const nobody = setUp({})
  expect(await resolveRecipient(nobody.core, 'vera.eth')).toBeUndefined()
  expect(nobody.asked).toEqual([60])
})

it('the look-up does not compare accounts if the name holds no address', async () => {
  const { core, asked } = setUp({}, 'eip155:137', true)
  expect(await resolveRecipient(core, 'vera.eth')).toBeUndefined()
  expect(asked).toEqual([polygonCoin, everyEvmChain, 60])
})

it('uses the first of two addresses for one network in its own zone', async () => {
  const held = [vera, other].map((address) => ({ coinType: 60, address }))
  const { core } = createSendTest({ backend: { names: testNames(async () => held) } })
  expect(await resolveRecipient(core, 'vera.wcn.id')).toBe(vera)
})

it('asks ENS if the backend has no name service', async () => {
  const { core } = createSendTest({ chains: { ensAddress: async () => vera } })
  expect(await resolveRecipient(core, 'vera.wcn.id')).toBe(vera)
})

it("asks the name service only for names of its own zone, in lower case, with the caller's signal", async () => {
  const asked: unknown[] = []
  const { core } = createSendTest({
    backend: {
      names: testNames(
        async (...question) => (asked.push(question), [{ coinType: 60, address: vera }]),
      ),
    },
    chains: { ensAddress: () => Promise.reject(new Error('ENS was asked')) },
  })
  const { signal } = new AbortController()
  expect(await resolveRecipient(core, 'Vera.WCN.id', signal)).toBe(vera)
  expect(asked).toEqual([['vera.wcn.id', signal]])
})

it('asks ENS if a name only resembles the own zone', async () => {
  const asked: unknown[] = []
  const { core } = createSendTest({
    backend: { names: testNames(() => Promise.reject(new Error('the name service was asked'))) },
    chains: { ensAddress: async (...question) => (asked.push(question), vera) },
  })
  const { signal } = new AbortController()
  expect(await resolveRecipient(core, '.wcn.id.eth', signal)).toBe(vera)
  expect(asked).toEqual([['.wcn.id.eth', 60, signal]])
})
