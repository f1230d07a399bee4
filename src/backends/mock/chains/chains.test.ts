import { describe, expect, it } from 'vitest'
import { chainList } from '../../../../anvil/chainList.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { hostWorld } from '../world/testing/hostWorld.ts'
import type { WorldPatch } from '../world/worldTypes.ts'
import type { CallSocket, StageAnswer } from './callSocket.ts'
import { createChainActor } from './createChainActor.ts'
import { createChainTime } from './chainTime.ts'
import { createLocalChains } from './localChains.ts'
import { createPools } from './swap/pools.ts'
import { createTokenControls } from './tokens/tokenControls.ts'
import { createFakeChains } from './testing/fakeChains.ts'

function setUp(answer: unknown, socket?: CallSocket) {
  const sent: { url: string; genesis: string | null; now: string | null; body: unknown }[] = []
  const chains = createLocalChains({
    origin: 'http://localhost:1',
    stageKey: 'a b',
    startedAt: () => 1_700_000_000_900,
    chains: () => chainList,
    now: () => 1_700_000_060_900,
    socket,
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      const [genesis, now] = [headers.get('x-foyer-genesis'), headers.get('x-foyer-now')]
      const body: unknown = init.body === '' ? '' : JSON.parse(String(init.body))
      sent.push({ url, genesis, now, body })
      return Response.json(answer)
    },
  })
  return { chains, sent }
}

describe('local chains', () => {
  it('uses requests after the socket was lost, until the server answers one', async () => {
    const calls: string[] = []
    const answers = [
      Promise.reject(new Error('The socket to the local chains is closed.')),
      Promise.resolve({ id: 1, ok: true, body: '{"jsonrpc":"2.0","id":1,"result":"0x6"}' }),
    ]
    const { chains, sent } = setUp(
      { jsonrpc: '2.0', id: 1, result: '0x5' },
      {
        send({ body }) {
          calls.push(body)
          return answers[calls.length - 1] as Promise<StageAnswer>
        },
        close: () => undefined,
      },
    )
    await expect(chains.rpc('eip155:1', 'eth_blockNumber')).rejects.toThrow('is closed')
    expect(await chains.rpc('eip155:1', 'eth_blockNumber')).toBe('0x5')
    expect(await chains.rpc('eip155:1', 'eth_blockNumber')).toBe('0x6')
    expect([calls.length, sent.length]).toEqual([2, 1])
  })

  it("reaches local chains per stage and chain, with the world's start and time", async () => {
    const { chains, sent } = setUp({ jsonrpc: '2.0', id: 1, result: '0x5' })
    expect(await chains.rpc('eip155:137', 'eth_blockNumber')).toBe('0x5')
    expect(sent).toEqual([
      {
        url: 'http://localhost:1/__foyer/rpc/a%20b/137',
        genesis: '1700000000',
        now: '1700000060900',
        body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      },
    ])
    expect([chains.has('eip155:137'), chains.has('eip155:5')]).toEqual([true, false])
  })

  it('rejects with code and message of the node', async () => {
    const { chains } = setUp({ error: { code: 3, message: 'execution reverted', data: '0x08' } })
    await expect(chains.rpc('eip155:137', 'eth_call')).rejects.toMatchObject({
      code: 3,
      message: 'execution reverted',
      data: '0x08',
    })
  })

  it('reports that no chain is available', async () => {
    const { chains } = setUp('Not found')
    await expect(chains.rpc('eip155:137', 'eth_call')).rejects.toMatchObject({ code: -32_000 })
  })

  it('returns all chains to genesis at once', async () => {
    const { chains, sent } = setUp('')
    await chains.reset()
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost:1/__foyer/stage/a%20b/reset'])
  })
})

describe('chain time', () => {
  it('follows the clock, and is always later than the previous block', async () => {
    const clock = createTestClock()
    const { chains, asked } = createFakeChains({ eth_getBlockByNumber: { timestamp: '0x64' } })
    const time = createChainTime(chains, clock)
    await time.mine('eip155:1', 3)
    await clock.run(200_000)
    await time.mine('eip155:1')
    expect(asked.filter((call) => !call.startsWith('eth_'))).toEqual([
      'evm_setNextBlockTimestamp eip155:1 [101]',
      'anvil_mine eip155:1 ["0x3"]',
      'evm_setNextBlockTimestamp eip155:1 [200]',
      'anvil_mine eip155:1 ["0x1"]',
    ])
  })

  it('handles one call at a time on a chain, also after a failure', async () => {
    const { chains, asked } = createFakeChains({
      eth_getBlockByNumber: { timestamp: '0x1' },
      eth_sendTransaction: Promise.reject(new Error('no funds')),
    })
    const time = createChainTime(chains, createTestClock())
    const sent = time.send('eip155:1', {}).catch(String)
    await time.mine('eip155:1')
    expect(await sent).toBe('Error: no funds')
    expect(asked.map((call) => call.split(' ')[0])).toEqual([
      'eth_getBlockByNumber',
      'evm_setNextBlockTimestamp',
      'eth_sendTransaction',
      'eth_getBlockByNumber',
      'evm_setNextBlockTimestamp',
      'anvil_mine',
    ])
  })
})

describe('the operator of the chains', () => {
  function setUpActor(patch: WorldPatch = {}) {
    const { chains, asked } = createFakeChains()
    const world = createWorld(generateWorld({ patch }))
    const tokens = createTokenControls(chains)
    const pools = createPools({ chains, world, tokens })
    const time = createChainTime(chains, createTestClock())
    const rpcUrls = () => ({ inFront: '', ofThisTab: '' })
    return {
      actor: createChainActor({ chains, time, world, tokens, pools, rpcUrls }),
      asked,
      world,
    }
  }

  it('sets balances in wei and names the test accounts', async () => {
    const { actor, asked } = setUpActor()
    await actor.setBalance('eip155:137', '0xabc', 255n)
    expect(asked).toEqual(['anvil_setBalance eip155:137 ["0xabc","0xff"]'])
    expect(actor.accounts[0]).toEqual({
      index: 0,
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    })
    expect(actor.networks.map(({ id }) => id)).toEqual(chainList.map(({ caip2 }) => caip2))
  })

  it('notifies of every action, including one that failed half way', async () => {
    const { actor } = setUpActor()
    let notified = 0
    const stop = actor.subscribe(() => (notified += 1))
    await actor.setBalance('eip155:137', '0xabc', 1n)
    await expect(actor.replace('eip155:137', 'cancel')).rejects.toThrow('No transaction waits')
    stop()
    await actor.drop('eip155:137')
    expect(notified).toBe(2)
  })

  it('moves prices, including that of a token without a price', async () => {
    const { actor, asked, world } = setUpActor()
    await actor.setPrice('ETH', 2_500)
    await actor.setPrice('GUST', 0.1)
    expect(world.get().prices).toMatchObject({ ETH: 2_500, GUST: 0.1, POL: expect.any(Number) })
    // No pool was read, so no chain was started for it.
    expect(asked).toEqual([])
  })

  it('includes the chains, coins and tokens of the host', async () => {
    const { gold, bar } = hostWorld
    const { actor, world } = setUpActor({ chains: [gold], tokens: [bar] })
    expect(actor.networks.at(-1)).toEqual({
      id: 'eip155:31337',
      name: 'Gold Chain',
      chain: 'eip155',
      currency: { name: 'Nugget', symbol: 'NUGGET', decimals: 18 },
    })
    await actor.setPrice('NUGGET', 40)
    await actor.setPrice('BAR', 12.5)
    expect(world.get().prices).toMatchObject({ NUGGET: 40, BAR: 12.5 })
  })

  it('sets no name on a fork of Ethereum', async () => {
    const fork = { ...hostWorld.gold, id: 1, caip2: 'eip155:1', genesis: 'fork' } as const
    const { actor, asked } = setUpActor({ chains: [fork] })
    await expect(actor.setName('vera.eth', '0xabc')).rejects.toThrow('it has the public ones')
    expect(asked).toEqual([])
  })

  it.each([
    ['WETH', 1, 'WETH has the price of ETH: move that.'],
    ['ETHER', 1, 'There is no coin or token ETHER.'],
    ['UNI', 0, 'A price is more than 0 USD, and not 0.'],
  ])('the operator does not set %s to %d', async (symbol, usd, words) => {
    await expect(setUpActor().actor.setPrice(symbol, usd)).rejects.toThrow(words)
  })
})
