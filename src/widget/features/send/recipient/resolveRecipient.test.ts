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

/** A name of the own zone and one of ENS that hold the same, looked up on a network. */
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

  it('stands for what it holds for the network on screen, in mixed case', async () => {
    const held = { 60: vera, [polygonCoin]: other.toLowerCase(), 501: solana }
    expect(await find(held)).toBe(vera)
    expect(await find(held, 'eip155:137')).toBe(other)
    expect(await find(held, solanaId)).toBe(solana)
  })

  it('stands for what it holds for every EVM chain before what it holds for Ethereum', async () => {
    const held = { 60: vera, [everyEvmChain]: other }
    expect(await find(held, 'eip155:137')).toBe(other)
    expect(await find(held)).toBe(vera)
  })

  it('stands for its address on Ethereum elsewhere only where that is the same account', async () => {
    expect(await find({ 60: vera }, 'eip155:137', true)).toBe(vera)
    await expect(find({ 60: vera }, 'eip155:137', false)).rejects.toMatchObject({
      code: 'name.otherChain',
    })
    const { core, asked } = setUp({ 60: vera }, 'eip155:137', true)
    await resolveRecipient(core, name)
    expect(asked.at(-1)).toEqual([vera, 'eip155:137'])
  })

  it('stands for nobody on a network that is not the host’s', async () => {
    await expect(find({ 60: vera }, 'eip155:424242', true)).rejects.toMatchObject({
      code: 'name.otherChain',
    })
  })

  it.each<[string, string, ChainId]>([
    ['another chain’s account', solana, 'eip155:1'],
    ['an account of Ethereum', vera, solanaId],
    ['half an address', vera.slice(0, -1), 'eip155:1'],
    ['more than an address', `${vera}0`, 'eip155:1'],
    ['an address whose letters do not fit', vera.replace('dC', 'Dc'), 'eip155:1'],
  ])('stands for nobody when it holds %s', async (_, address, activeId) => {
    expect(await find({ 60: address, 501: address }, activeId)).toBeUndefined()
  })

  it('stands for nobody when it holds nothing, whatever the network', async () => {
    expect(await find({})).toBeUndefined()
    expect(await find({}, 'eip155:137', true)).toBeUndefined()
    expect(await find({ 60: vera }, solanaId)).toBeUndefined()
  })
})

it('asks ENS for one coin type on Ethereum', async () => {
  const { core, asked } = setUp({ 60: vera })
  await resolveRecipient(core, 'vera.eth')
  expect(asked).toEqual([60])
  const nobody = setUp({})
  expect(await resolveRecipient(nobody.core, 'vera.eth')).toBeUndefined()
  expect(nobody.asked).toEqual([60])
})

it('asks of no account whether it is the same where the name holds none', async () => {
  const { core, asked } = setUp({}, 'eip155:137', true)
  expect(await resolveRecipient(core, 'vera.eth')).toBeUndefined()
  expect(asked).toEqual([polygonCoin, everyEvmChain, 60])
})

it('takes the first of two addresses that a name of the own zone holds for one network', async () => {
  const held = [vera, other].map((address) => ({ coinType: 60, address }))
  const { core } = createSendTest({ backend: { names: testNames(async () => held) } })
  expect(await resolveRecipient(core, 'vera.wcn.id')).toBe(vera)
})

it('asks ENS where this backend has no names of its own', async () => {
  const { core } = createSendTest({ chains: { ensAddress: async () => vera } })
  expect(await resolveRecipient(core, 'vera.wcn.id')).toBe(vera)
})

it('asks the own service only for a name of the own zone, small, and with the one who waits', async () => {
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

it('asks ENS where the name only looks like one of the own zone', async () => {
  const asked: unknown[] = []
  const { core } = createSendTest({
    backend: { names: testNames(() => Promise.reject(new Error('the name service was asked'))) },
    chains: { ensAddress: async (...question) => (asked.push(question), vera) },
  })
  const { signal } = new AbortController()
  expect(await resolveRecipient(core, '.wcn.id.eth', signal)).toBe(vera)
  expect(asked).toEqual([['.wcn.id.eth', 60, signal]])
})
