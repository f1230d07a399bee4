import type { Chains } from '../../../../backends/port/chains.ts'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSendState } from '../state/sendState.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendTest, other, vera } from '../testing/sendTest.ts'
import { solanaHost } from '../testing/solanaHost.ts'
import { sol } from '../testing/testTokens.ts'
import { testNames } from '../testing/testNames.ts'

function setUp(options: Parameters<typeof createSendTest>[0] = {}) {
  const test = createSendTest(options)
  const flow = test.core.use(createRecipientFlow)
  return {
    ...test,
    flow,
    state: () => flow.store.getState(),
    type: (text: string) => flow.send({ type: 'typed', text }),
    async find(text: string) {
      flow.send({ type: 'typed', text })
      await test.clock.run(300)
      await test.clock.idle()
    },
  }
}

const solanaKey = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

/** A name's addresses by coin type. */
const held =
  (addresses: Readonly<Record<number, string>>): Chains['ensAddress'] =>
  async (_, coinType) =>
    addresses[coinType]

describe('a name', () => {
  it('looks a name up once the typing rests for 300 ms [A-134]', async () => {
    const asked: string[] = []
    const { clock, state, type } = setUp({
      chains: { ensAddress: async (name) => (asked.push(name), vera) },
    })
    type('vera.et')
    await clock.run(299)
    type('vera.eth')
    await clock.run(299)
    expect(state().status).toBe('typing')
    expect(asked).toEqual([])
    await clock.run(1)
    expect(asked).toEqual(['vera.eth'])
    expect(state()).toMatchObject({ status: 'found', address: vera, name: 'vera.eth' })
  })

  it('shows address, name and avatar of a name [A-134 A-159]', async () => {
    const { find, state } = setUp({
      backend: { identity: { identity: async () => ({ name: 'else.eth', avatar: 'blob:vera' }) } },
    })
    await find('vera.eth')
    expect(state()).toEqual({
      status: 'found',
      text: 'vera.eth',
      address: vera,
      byName: true,
      name: 'vera.eth',
      image: 'blob:vera',
    })
  })

  it("shows a name's own avatar if its address has no primary name [A-134]", async () => {
    const asked: string[] = []
    const { find, state } = setUp({
      backend: { names: testNames(async () => [{ coinType: 60, address: other }]) },
      chains: {
        ensAddress: async () => vera,
        ensAvatar: async (name) => (asked.push(name), 'blob:of-the-name'),
      },
    })
    await find('vera.eth')
    expect(state()).toMatchObject({ status: 'found', name: 'vera.eth', image: 'blob:of-the-name' })
    await find('harbour.wcn.id')
    await find(vera)
    expect(state()).toMatchObject({ status: 'found', image: undefined })
    expect(asked).toEqual(['vera.eth'])
  })

  it('looks up its own zone at the name service, and any other name at ENS', async () => {
    const asked: string[] = []
    const { find, state } = setUp({
      backend: {
        names: testNames(async (name) => (asked.push(name), [{ coinType: 60, address: other }])),
      },
      chains: { ensAddress: async (name) => (asked.push(`ens ${name}`), vera) },
    })
    await find('Harbour.wcn.id')
    expect(state()).toMatchObject({ status: 'found', address: other })
    await find('vera.eth')
    expect(asked).toEqual(['harbour.wcn.id', 'ens vera.eth'])
  })

  it('keeps the text as the address if a name resolves to nothing, without name and avatar [A-135]', async () => {
    const { find, state } = setUp()
    await find('vera.eth')
    await find('nobody.eth')
    expect(state()).toEqual({ status: 'unknown', text: 'nobody.eth', problem: 'name' })
  })

  it('looks a name up again when the network changes', async () => {
    const { clock, core, find, state } = setUp({
      chains: { ensAddress: held({ 60: vera, [0x80000089]: other }) },
    })
    await find('vera.eth')
    expect(state()).toMatchObject({ status: 'found', address: vera })
    core.networks.setActive('eip155:137')
    expect(state().status).toBe('looking')
    await clock.idle()
    expect(state()).toMatchObject({ status: 'found', address: other })
  })

  it('reports a name without an address for this network, and has no recipient', async () => {
    const { core, find, state } = setUp({
      chains: {
        ensAddress: held({ 60: vera }),
        sameAccountOn: async () => false,
      },
    })
    core.networks.setActive('eip155:137')
    await find('vera.eth')
    expect(state()).toMatchObject({ status: 'unknown', problem: 'otherChain' })
  })

  it('looks a name up for a new network while the lookup for the old one is pending', async () => {
    const answers: ((address: string) => void)[] = []
    const { clock, core, find, state } = setUp({
      chains: { ensAddress: () => new Promise((resolve) => answers.push(resolve)) },
    })
    await find('vera.eth')
    core.networks.setActive('eip155:137')
    answers[0]?.(vera)
    await clock.idle()
    expect(state().status).toBe('looking')
    answers[1]?.(other)
    await clock.idle()
    expect(state()).toMatchObject({ status: 'found', address: other })
  })

  it('the flow does not look up again on the same network, or while there is nothing to look up', async () => {
    const { core, find, state, type } = setUp()
    core.networks.setActive('eip155:137')
    expect(state()).toEqual({ status: 'empty', text: '' })
    core.networks.setActive('eip155:1')
    await find('vera.eth')
    core.networks.setActive('eip155:1')
    expect(state().status).toBe('found')
    type('vera.et')
    core.networks.setActive('eip155:137')
    expect(state().status).toBe('typing')
  })

  it('trims the spaces around a typed name', async () => {
    const { find, state, type } = setUp()
    await find(' vera.eth ')
    expect(state()).toMatchObject({ status: 'found', name: 'vera.eth' })
    type(' vera.eth ')
    expect(state().status).toBe('found')
    type('  ')
    expect(state()).toEqual({ status: 'empty', text: '  ' })
  })

  it('asks ENS for no avatar of its own zone, whatever the case', async () => {
    const asked: string[] = []
    const ensAvatar = async (name: string) => (asked.push(name), 'blob:of-the-name')
    const own = setUp({
      backend: { names: testNames(async () => [{ coinType: 60, address: other }]) },
      chains: { ensAvatar },
    })
    await own.find('Harbour.WCN.id')
    expect([own.state().status, asked]).toEqual(['found', []])
    const without = setUp({ chains: { ensAvatar } })
    await without.find('vera.eth')
    expect(without.state()).toMatchObject({ image: 'blob:of-the-name' })
  })

  it('finds no recipient for an invalid name', async () => {
    const { find, state } = setUp({
      backend: { names: testNames(() => Promise.reject(new FoyerError('name.invalid', 'no'))) },
    })
    await find('a__b.wcn.id')
    expect(state()).toMatchObject({ status: 'unknown', problem: 'name' })
  })

  it('finds no recipient if a name resolves to something other than an address', async () => {
    const { find, state } = setUp({ chains: { ensAddress: async () => '0x1' } })
    await find('vera.eth')
    expect(state()).toMatchObject({ status: 'unknown', problem: 'name' })
  })

  it('offers to try again after a failed lookup', async () => {
    const answers = [Promise.reject(new FoyerError('chain.failed', 'down')), Promise.resolve(vera)]
    const { clock, find, flow, state } = setUp({
      chains: { ensAddress: async () => answers.shift() },
    })
    await find('vera.eth')
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'chain.failed' } })
    flow.send({ type: 'again' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'found', address: vera })
  })

  it('drops an answer for a text that has changed', async () => {
    let answer: (address: string) => void = () => undefined
    const { clock, find, state, type } = setUp({
      chains: { ensAddress: () => new Promise((resolve) => (answer = resolve)) },
    })
    await find('vera.eth')
    expect(state().status).toBe('looking')
    type('vera.et')
    answer(vera)
    await clock.idle()
    expect(state().status).toBe('typing')
  })
})

describe('an address', () => {
  it('accepts an address with or without 0x, and writes it in mixed case [A-145]', async () => {
    const { find, state } = setUp()
    await find(` ${other.toLowerCase()} `)
    expect(state()).toMatchObject({ status: 'found', address: other, byName: false })
    await find(other.slice(2))
    expect(state()).toMatchObject({ status: 'found', address: other })
  })

  it('rejects an address with a wrong checksum', async () => {
    const { find, state } = setUp()
    await find(other.replace('F79b', 'f79B'))
    expect(state()).toMatchObject({ status: 'unknown', problem: 'checksum' })
  })

  it('shows the name of an address only if the name resolves back to it', async () => {
    const identity = { identity: async () => ({ name: 'vera.eth', avatar: 'blob:vera' }) }
    const { find, state } = setUp({ backend: { identity } })
    await find(vera)
    expect(state()).toMatchObject({ name: 'vera.eth', image: 'blob:vera', byName: false })
    await find(other)
    expect(state()).toMatchObject({ address: other, name: undefined, image: undefined })
  })

  it.each([
    ['is not a name', 'vera', async () => vera, 0],
    ['resolves to nothing', 'vera.eth', async () => undefined, 0],
    [
      'cannot be looked up',
      'vera.eth',
      () => Promise.reject(new FoyerError('chain.failed', 'down')),
      1,
    ],
  ])('the flow shows no name for an address if it %s', async (_, name, ensAddress, reported) => {
    const { find, seen, state } = setUp({
      backend: { identity: { identity: async () => ({ name, avatar: 'blob:vera' }) } },
      chains: { ensAddress },
    })
    await find(vera)
    expect(state()).toMatchObject({ status: 'found', name: undefined, image: undefined })
    expect(seen.filter(({ type }) => type === 'note')).toHaveLength(reported)
  })

  it('the flow does not show a name that is safe only on another network', async () => {
    const { core, find, seen, state } = setUp({
      backend: { identity: { identity: async () => ({ name: 'vera.eth' }) } },
      chains: { ensAddress: held({ 60: vera }), sameAccountOn: async () => false },
    })
    core.networks.setActive('eip155:137')
    await find(vera)
    expect(state()).toMatchObject({ status: 'found', name: undefined })
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it.each([
    [solanaKey, { status: 'found', address: solanaKey, byName: false }],
    ['1'.repeat(44), { status: 'unknown', problem: 'address' }],
  ])('accepts an address of Solana only with 32 bytes: %s', async (text, result) => {
    const { core, find, state } = setUp()
    core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await find(` ${text} `)
    expect(state()).toMatchObject({ ...result, text: ` ${text} ` })
  })

  it('sends no request for a text that is neither an address nor a name', async () => {
    const { find, state } = setUp({
      chains: { ensAddress: () => Promise.reject(new Error('asked')) },
    })
    await find('0x1234')
    expect(state()).toMatchObject({ status: 'unknown', problem: 'address' })
  })
})

it('forgets the recipient when the form is reset', async () => {
  const { core, find, state } = setUp()
  await find('vera.eth')
  core.use(createSendState).reset()
  expect(state()).toEqual({ status: 'empty', text: '' })
})

describe('an address that names its network', () => {
  it.each([
    [`eth:${vera}`, 'eip155:1'],
    [`eip155:137:${vera.toLowerCase()}`, 'eip155:137'],
    [`\u200b${vera}`, 'eip155:1'],
    [`ethereum:${vera}`, 'eip155:137'],
  ] as const)('is taken on its network: %s on %s', async (text, chainId) => {
    const { core, find, state } = setUp()
    core.networks.setActive(chainId)
    await find(text)
    expect(state()).toMatchObject({ status: 'found', address: vera, byName: false })
  })

  it.each([
    [`matic:${vera}`, 'Polygon'],
    [`eip155:137:${vera}`, 'Polygon'],
    [`base:${vera}`, 'Base'],
    [`zora:${vera}`, 'zora'],
    [`foo:${vera}`, 'foo'],
    [`ethereum:${vera}@5`, 'eip155:5'],
    [solanaKey, 'Solana'],
    [`solana:${solanaKey}`, 'Solana'],
  ])('names the other network of %s: %s', async (text, network) => {
    const { find, state } = setUp()
    await find(text)
    expect(state()).toEqual({ status: 'unknown', text, problem: 'elsewhere', network })
  })

  it('is not taken with a wrong checksum', async () => {
    const { find, state } = setUp()
    await find(`eth:${vera.replace('dC', 'Dc')}`)
    expect(state()).toMatchObject({ problem: 'checksum' })
  })

  it.each([vera, `ethereum:${vera}`])('is named on Solana: %s', async (text) => {
    const { core, find, state } = setUp({ host: solanaHost })
    core.networks.setActive(sol.chainId)
    await find(text)
    expect(state()).toMatchObject({ problem: 'elsewhere', network: 'Ethereum' })
    await find(`solana:${solanaKey}`)
    expect(state()).toMatchObject({ status: 'found', address: solanaKey })
  })

  it('is taken once that network is active', async () => {
    const { clock, core, find, state } = setUp()
    await find(`matic:${vera}`)
    core.networks.setActive('eip155:137')
    await clock.idle()
    expect(state()).toMatchObject({ status: 'found', address: vera })
  })
})
