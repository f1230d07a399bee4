import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import type { Network } from '../../port/network.ts'
import { fakeFetch, type SentCall } from '../testing/fakeFetch.ts'
import { createChains } from './chains.ts'
import { createRpcClient } from './rpcClient.ts'

const POLYGON: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
}
const HASH = `0x${'ab'.repeat(32)}`
const RECEIPT = { transactionHash: HASH, status: '0x1', blockNumber: '0x10' }

/** Answers each JSON-RPC call with the result or error that `answer` returns. */
function chain(answer: (method: string) => unknown) {
  const { fetch, calls } = fakeFetch(({ body }: SentCall) => {
    const { id, method } = body as { id: number; method: string }
    return Response.json({ jsonrpc: '2.0', id, ...(answer(method) as object) })
  })
  const clock = createTestClock()
  const rpc = createRpcClient({
    fetch,
    clock: stoppedClock,
    blockchainApi: 'https://rpc.example',
    projectId: 'p1',
  })
  return { calls, clock, chains: createChains({ rpc, clock, mainnet: POLYGON, image: imageUrl }) }
}

describe('whether an address is the same account on another network', () => {
  const elsewhere: Network = { ...POLYGON, id: 'eip155:8453', name: 'Base' }
  const delegated = `0xef0100${'1'.repeat(40)}`

  it.each([
    ['a key', '0x', '0x', true],
    ['a key, though a contract stands elsewhere', '0x', '0x6001', true],
    ['a key with a delegation', delegated, '0x', true],
    ['a contract that is there too', '0x6001', '0x6001', true],
    ['a contract that stands nowhere else', '0x6001', '0x', false],
    ['a contract beside another one', '0x6001', '0x6002', false],
    ['a contract that is there too, in whatever case', '0x60AB', '0x60ab', true],
    ['a key with a delegation in capitals', delegated.replace('ef', 'EF'), '0x', true],
    ['code that only begins like a delegation', `${delegated}00`, '0x', false],
    ['code that only ends like a delegation', `0x60${delegated.slice(2)}`, '0x', false],
  ])('knows the same account on another network for %s', async (_, here, there, same) => {
    const codes = [here, there]
    const { chains, calls } = chain(() => ({ result: codes.shift() }))
    expect(await chains.sameAccountOn('0xabc', elsewhere)).toBe(same)
    expect(calls[0]?.url.searchParams.get('chainId')).toBe('eip155:137')
    expect(calls[0]?.body).toMatchObject({ method: 'eth_getCode', params: ['0xabc', 'latest'] })
  })

  it('treats a contract as the same account on its own network', async () => {
    const { chains, calls } = chain(() => ({ result: '0x6001' }))
    expect(await chains.sameAccountOn('0xabc', POLYGON)).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('knows no same account and resolves no name when the host has no mainnet', async () => {
    const { fetch, calls } = fakeFetch(() => Response.json({}))
    const rpc = createRpcClient({
      fetch,
      clock: stoppedClock,
      blockchainApi: undefined,
      projectId: '',
    })
    const chains = createChains({
      rpc,
      clock: createTestClock(),
      mainnet: undefined,
      image: imageUrl,
    })
    expect(await chains.sameAccountOn('0xabc', POLYGON)).toBe(false)
    expect(await chains.ensIdentity('0xabc')).toEqual({})
    expect(await chains.ensAddress('ada.eth', 60)).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('rejects when a node returns no code', async () => {
    const { chains } = chain(() => ({ result: null }))
    await expect(chains.sameAccountOn('0xabc', elsewhere)).rejects.toMatchObject({
      code: 'chain.malformed',
    })
  })
})

describe('reading', () => {
  it('reads through the blockchain API with chainId and projectId [C-298]', async () => {
    const { chains, calls } = chain(() => ({ result: '0xde0b6b3a7640000' }))
    expect(await chains.nativeBalance(POLYGON, '0xabc')).toBe(10n ** 18n)
    expect(calls[0]?.url.href).toBe('https://rpc.example/v1/?chainId=eip155%3A137&projectId=p1')
    expect(calls[0]?.headers.get('content-type')).toBe('text/plain')
    expect(calls[0]?.body).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: ['0xabc', 'latest'],
    })
  })

  it("reads from the host's RPC URL if the network has one", async () => {
    const { chains, calls } = chain(() => ({ result: '0x0' }))
    await chains.nativeBalance({ ...POLYGON, rpcUrl: 'http://127.0.0.1:8545/k' }, '0xabc')
    expect(calls[0]?.url.href).toBe('http://127.0.0.1:8545/k')
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('reads a balance on Solana', async () => {
    const { calls, chains } = chain(() => ({ result: { context: {}, value: 5 } }))
    expect(await chains.nativeBalance({ ...POLYGON, id: 'solana:abc' }, 'x')).toBe(5n)
    expect(calls[0]?.body).toMatchObject({ method: 'getBalance', params: ['x'] })
    const empty = chain(() => ({ result: { value: 0 } })).chains
    expect(await empty.nativeBalance({ ...POLYGON, id: 'solana:abc' }, 'x')).toBe(0n)
  })

  it.each([[{ value: -1 }], [{ value: 0.5 }], [{ value: '5' }], [{ value: 2 ** 53 }], [null]])(
    'refuses %j as a balance on Solana',
    async (result) => {
      const { chains } = chain(() => ({ result }))
      await expect(
        chains.nativeBalance({ ...POLYGON, id: 'solana:abc' }, 'x'),
      ).rejects.toMatchObject({ code: 'chain.malformed' })
    },
  )

  it('distinguishes a missing result from an HTTP error', async () => {
    const rpc = (answer: () => Response) =>
      createRpcClient({
        fetch: fakeFetch(answer).fetch,
        clock: stoppedClock,
        blockchainApi: 'https://rpc.example',
        projectId: 'p1',
      }).call(POLYGON, 'eth_call', [])
    await expect(rpc(() => new Response('<html>'))).rejects.toMatchObject({
      code: 'chain.malformed',
    })
    await expect(rpc(() => Response.json(null))).rejects.toMatchObject({ code: 'chain.malformed' })
    await expect(rpc(() => new Response('', { status: 503 }))).rejects.toMatchObject({
      code: 'http.status',
    })
  })

  it('reports a chain error without a message', async () => {
    const { chains } = chain(() => ({ error: { code: 3 } }))
    await expect(chains.call(POLYGON, 'eth_call', [])).rejects.toThrow(
      'eth_call failed: no reason given',
    )
  })

  it('resolves a name on Ethereum, whatever the active network is', async () => {
    const { calls, chains } = chain(() => ({ result: '0x' }))
    await chains.ensAddress('ada.eth', 60).catch(() => undefined)
    expect(calls[0]?.body).toMatchObject({ method: 'eth_call' })
  })

  it('keeps the code and message of a chain error', async () => {
    const { chains } = chain(() => ({ error: { code: -32000, message: 'no such block' } }))
    await expect(chains.call(POLYGON, 'eth_call', [])).rejects.toMatchObject({
      code: 'chain.failed',
      details: { rpcCode: -32000, serverText: 'no such block' },
    })
  })

  it.each([{ data: '0x08c379a0' }, { data: { data: '0x08c379a0' } }])(
    'keeps the revert data of a contract, given as %j',
    async ({ data }) => {
      const { chains } = chain(() => ({ error: { code: 3, message: 'execution reverted', data } }))
      await expect(chains.call(POLYGON, 'eth_call', [])).rejects.toMatchObject({
        details: { rpcCode: 3, serverText: 'execution reverted', revertData: '0x08c379a0' },
      })
    },
  )

  it.each([{ data: 'Reverted 0x' }, { data: 5 }, {}])(
    'finds no revert data in %j',
    async (said) => {
      const { chains } = chain(() => ({ error: { code: 3, message: 'no', ...said } }))
      await expect(chains.call(POLYGON, 'eth_call', [])).rejects.toHaveProperty('details', {
        rpcCode: 3,
        serverText: 'no',
      })
    },
  )

  it.each([{ result: 'many' }, { result: null }, { result: 5 }])(
    'refuses the balance %j',
    async (answer) => {
      const { chains } = chain(() => answer)
      await expect(chains.nativeBalance(POLYGON, '0xabc')).rejects.toMatchObject({
        code: 'chain.malformed',
      })
    },
  )

  it.each([{ id: 99, result: '0x1' }, {}])('refuses the response %j', async (answer) => {
    const { chains } = chain(() => answer)
    await expect(chains.call(POLYGON, 'eth_call', [])).rejects.toMatchObject({
      code: 'chain.malformed',
    })
  })

  it("an error never contains a node's URL, which may contain a key", async () => {
    const rpc = createRpcClient({
      clock: stoppedClock,
      fetch: async () => new Response('', { status: 429 }),
      blockchainApi: 'https://rpc.example',
      projectId: 'p1',
    })
    const keyed = { ...POLYGON, rpcUrl: 'https://node.example/secret-key' }
    await expect(rpc.call(keyed, 'eth_call', [])).rejects.toThrow(
      'POST eth_call on eip155:137 failed: HTTP status code: 429',
    )
  })
})

describe('waiting for a receipt', () => {
  it('polls every second until there is a receipt', async () => {
    const answers = [null, null, null, RECEIPT]
    const { chains, clock, calls } = chain(() => ({ result: answers.shift() }))
    const waiting = chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 25_000 })
    await clock.run(2_999)
    expect(calls).toHaveLength(3)
    await clock.run(1)
    expect(await waiting).toEqual({ hash: HASH, status: 'success', blockNumber: 16n })
    expect(calls[0]?.body).toMatchObject({ method: 'eth_getTransactionReceipt', params: [HASH] })
  })

  it('stops at once after an abort, even if a poll fails', async () => {
    const leaving = new AbortController()
    const { calls, chains, clock } = chain(() => {
      leaving.abort()
      return { error: { code: -32000, message: 'no' } }
    })
    const { signal } = leaving
    const waiting = chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 25_000, signal })
    const outcome = waiting.catch((error: unknown) => error)
    await clock.idle()
    expect(await outcome).toMatchObject({ code: 'aborted' })
    expect([calls.length, clock.pending()]).toEqual([1, []])
  })

  it('reports a reverted transaction', async () => {
    const { chains } = chain(() => ({ result: { ...RECEIPT, status: '0x0' } }))
    expect(await chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 1 })).toMatchObject({
      status: 'reverted',
    })
  })

  it('resolves without a receipt after the timeout', async () => {
    const { chains, clock } = chain(() => ({ result: null }))
    const waiting = chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 25_000 })
    await clock.run(25_000)
    expect(await waiting).toBeUndefined()
    expect(clock.pending()).toEqual([])
  })

  it('continues after a poll that fails', async () => {
    const answers = [{ error: { code: -1, message: 'busy' } }, { result: RECEIPT }]
    const { chains, clock } = chain(() => answers.shift())
    const waiting = chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 25_000 })
    await clock.run(1_000)
    expect(await waiting).toMatchObject({ status: 'success' })
  })

  it('ignores the receipt of another transaction', async () => {
    const { chains } = chain(() => ({ result: { ...RECEIPT, transactionHash: '0x1' } }))
    await expect(chains.waitForReceipt(POLYGON, HASH, { timeoutMs: 0 })).rejects.toMatchObject({
      code: 'chain.malformed',
    })
  })

  it('stops polling when its caller aborts', async () => {
    const { chains, clock } = chain(() => ({ result: null }))
    const leaving = new AbortController()
    const waiting = chains.waitForReceipt(POLYGON, HASH, {
      timeoutMs: 25_000,
      signal: leaving.signal,
    })
    await clock.run(1_000)
    leaving.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
    expect(clock.pending()).toEqual([])
  })
})
