import { describe, expect, it } from 'vitest'
import type { Connection } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { readChain } from './chainRead.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'

const call = { to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', data: '0x313ce567' }
const { ethereum, polygon } = testNetworks
const withOwnNode = { ...ethereum, rpcUrl: 'https://node.example' }
const revert = new FoyerError('chain.failed', 'No.', { details: { rpcCode: 3 } })

function setUp({
  node = () => Promise.resolve('0x06'),
  wallet,
  network = ethereum,
  connection = {},
}: {
  node?: () => Promise<unknown>
  wallet?: () => Promise<unknown>
  network?: typeof ethereum
  connection?: Partial<Connection>
} = {}) {
  const asked: string[] = []
  const { clock, core, seen } = createTestCore({
    backend: {
      chains: {
        call(of, method, params) {
          asked.push(`node ${of.id} ${method} ${JSON.stringify(params)}`)
          return node()
        },
      },
    },
  })
  const provider = {
    request(request: unknown) {
      asked.push(`wallet ${JSON.stringify(request)}`)
      return (wallet ?? (() => Promise.resolve('0x06')))()
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const own = wallet === undefined ? {} : { hasOwnNode: true }
  const made = createTestConnection({ provider, ...own, ...connection })
  core.session.adopt(testConnector, made.connection)
  const work = new AbortController()
  return {
    asked,
    clock,
    core,
    notes: () => seen.flatMap((event) => (event.type === 'note' ? event.about : [])),
    work,
    read: () => readChain(core, network, call, work.signal),
  }
}

const says = (answer: unknown) => () => Promise.resolve(answer)
const fails = (error: unknown) => () => Promise.reject(error)

describe('reading a contract', () => {
  it('asks the service and the wallet the same question, and ranks the wallet as more independent', async () => {
    const { asked, read } = setUp({ wallet: says('0x06') })
    expect(await read()).toEqual({ answer: '0x06', sources: ['wallet', 'service'], agreed: true })
    const params = [call, 'latest']
    expect(asked).toEqual([
      `node eip155:1 eth_call ${JSON.stringify(params)}`,
      `wallet ${JSON.stringify({ method: 'eth_call', params })}`,
    ])
  })

  it("asks the host's own node and the wallet, and ranks the host's first", async () => {
    const { read } = setUp({ wallet: says('0x06'), network: withOwnNode })
    expect(await read()).toEqual({ answer: '0x06', sources: ['host', 'wallet'], agreed: true })
  })

  it.each([
    ['has no node of its own', {}],
    ['is of another namespace', { hasOwnNode: true, chain: 'solana' }],
  ])('asks only the node if the wallet %s', async (_why, connection) => {
    const { asked, read } = setUp({ connection })
    expect(await read()).toEqual({ answer: '0x06', sources: ['service'], agreed: true })
    expect(asked).toHaveLength(1)
  })

  it('asks only the node on a network that the wallet is not on', async () => {
    const { core, read } = setUp({ wallet: says('0x07') })
    core.networks.setActive(polygon.id)
    expect((await read()).sources).toEqual(['service'])
  })

  it('asks only the node if no account is connected', async () => {
    const { core, read } = setUp({ wallet: says('0x07') })
    await core.session.disconnect()
    expect((await read()).sources).toEqual(['service'])
  })

  it('returns lower case', async () => {
    const { read } = setUp({ node: says('0xAB'), wallet: says('0xaB') })
    expect(await read()).toMatchObject({ answer: '0xab', agreed: true })
  })
})

describe('two different answers', () => {
  it.each([
    ['answers', says('0x06'), says('0x07')],
    ['an answer and none', says('0x06'), says('0x')],
    ['an answer and a refusal', says('0x06'), fails({ code: 3, message: 'execution reverted' })],
    ['an answer and a refusal by its code', says('0x06'), fails({ code: 3, message: 'failed' })],
    ['a refusal and an answer', fails(revert), says('0x06')],
  ])('returns no result for two different answers: %s', async (_what, node, wallet) => {
    const { read } = setUp({ node, wallet })
    expect(await read()).toEqual({
      answer: undefined,
      sources: ['wallet', 'service'],
      agreed: false,
    })
  })

  it('treats two answers as the same if both say that the contract reverted', async () => {
    const { read } = setUp({ node: fails(revert), wallet: fails(new Error('VM: Revert')) })
    expect(await read()).toEqual({
      answer: undefined,
      sources: ['wallet', 'service'],
      agreed: true,
    })
  })
})

describe('a source without an answer', () => {
  it.each([
    ['does not know the method', fails({ code: 4200, message: 'Unsupported' })],
    ['answers with an object', says({ result: '0x06' })],
    ['answers half a byte', says('0x006')],
    ['answers words', says('six')],
    ['rejects with undefined', fails(undefined)],
  ])('omits a wallet that %s', async (_why, wallet) => {
    const { notes, read } = setUp({ wallet })
    expect(await read()).toEqual({ answer: '0x06', sources: ['service'], agreed: true })
    expect(notes()).toEqual(['chain.wallet'])
  })

  it('omits a wallet that is silent for 3 s', async () => {
    const { clock, read } = setUp({ wallet: () => new Promise(() => undefined) })
    const reading = read()
    let isRead = false
    void reading.then(() => (isRead = true))
    await clock.run(2_999)
    expect(isRead).toBe(false)
    await clock.run(1)
    expect((await reading).sources).toEqual(['service'])
  })

  it('leaves no timer behind when the wallet is quick', async () => {
    const { clock, read } = setUp({ wallet: says('0x06') })
    await read()
    expect(clock.pending()).toEqual([])
  })

  it('omits a node without an answer, and the wallet replaces it', async () => {
    const node = fails(new FoyerError('network.failed', 'Down.'))
    const { notes, read } = setUp({ node, wallet: says('0x06') })
    expect(await read()).toEqual({ answer: '0x06', sources: ['wallet'], agreed: true })
    expect(notes()).toEqual(['chain.node'])
  })

  it('rejects like the node when there is no answer', async () => {
    const node = fails(new FoyerError('network.failed', 'Down.'))
    const { read } = setUp({ node, wallet: fails({ code: 4200 }) })
    await expect(read()).rejects.toMatchObject({ code: 'network.failed' })
  })

  it.each(['six', null, 6, '0x6', '10x06', ['0x06']])(
    'rejects a node that answers %j',
    async (answer) => {
      await expect(setUp({ node: says(answer) }).read()).rejects.toMatchObject({
        code: 'chain.malformed',
      })
    },
  )

  it('rejects when it is aborted', async () => {
    const { read, work } = setUp({ wallet: () => new Promise(() => undefined) })
    const reading = read()
    work.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
