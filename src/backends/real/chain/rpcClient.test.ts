import { expect, it } from 'vitest'
import type { Network } from '../../port/network.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { createRpcClient } from './rpcClient.ts'

const network: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrl: 'https://first.example/rpc',
  rpcUrls: ['https://second.example/rpc', 'https://third.example/rpc'],
}

/** A client whose hosts are down or respond with the given body. */
function setUp(answers: Record<string, 'down' | object>) {
  const { fetch, calls } = fakeFetch(({ url, body }) => {
    const answer = answers[url.hostname]
    const { id } = body as { id: number }
    return typeof answer === 'object' ? Response.json({ jsonrpc: '2.0', id, ...answer }) : undefined
  })
  const rpc = createRpcClient({
    fetch,
    clock: stoppedClock,
    blockchainApi: 'https://rpc.example',
    projectId: 'p1',
  })
  const asked = () => calls.splice(0).map(({ url }) => url.hostname)
  return { answers, asked, block: () => rpc.call(network, 'eth_blockNumber', []) }
}

it('tries the next URL when one does not answer, and starts with the working one from then on', async () => {
  const { asked, answers, block } = setUp({
    'first.example': 'down',
    'second.example': { result: '0x2' },
    'third.example': { result: '0x3' },
  })
  expect(await block()).toBe('0x2')
  expect(asked()).toEqual(['first.example', 'second.example'])
  expect(await block()).toBe('0x2')
  expect(asked()).toEqual(['second.example'])
  answers['second.example'] = 'down'
  expect(await block()).toBe('0x3')
  expect(asked()).toEqual(['second.example', 'first.example', 'third.example'])
})

it('accepts an error of a node as its answer', async () => {
  const { asked, block } = setUp({
    'first.example': { error: { code: 3, message: 'execution reverted' } },
    'second.example': { result: '0x2' },
  })
  await expect(block()).rejects.toMatchObject({ code: 'chain.failed' })
  expect(asked()).toEqual(['first.example'])
})

it('fails like the last URL when none answers, and never uses a service', async () => {
  const { asked, block } = setUp({ 'third.example': { id: 'another' } })
  await expect(block()).rejects.toMatchObject({ code: 'chain.malformed' })
  expect(asked()).toEqual(['first.example', 'second.example', 'third.example'])
})

it('sends nothing for a network without a URL when no service may be used', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({}))
  const rpc = createRpcClient({
    fetch,
    clock: stoppedClock,
    blockchainApi: undefined,
    projectId: 'p1',
  })
  const { rpcUrl: _, rpcUrls: __, ...bare } = network
  await expect(rpc.call(bare, 'eth_blockNumber', [])).rejects.toMatchObject({
    code: 'chain.failed',
    message: expect.stringContaining('rpcUrl') as string,
  })
  expect(calls).toEqual([])
})

it("keeps at most 500 characters of a node's message", async () => {
  const { block } = setUp({ 'first.example': { error: { message: 'x'.repeat(600) } } })
  await expect(block()).rejects.toMatchObject({ details: { serverText: 'x'.repeat(500) } })
})
