import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { describe, expect, it, vi } from 'vitest'
import type { Network } from '../../port/network.ts'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { openSession } from './openSession.ts'

const ADA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const solanaMain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const network = (id: Network['id'], chain = 'eip155'): Network => ({
  id,
  name: id,
  chain,
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})
const ethereum = network('eip155:1')
const polygon = network('eip155:137')
const solana = network(solanaMain, 'solana')
const evmPart = {
  eip155: {
    accounts: [`eip155:1:${ALICE}`, `eip155:137:${ALICE}`],
    methods: ['personal_sign', 'wallet_switchEthereumChain'],
    events: [],
  },
}
const solanaPart = {
  solana: { accounts: [`${solanaMain}:${ADA}`], methods: ['solana_signMessage'], events: [] },
}

const personalSign = { method: 'personal_sign', params: ['0x', ALICE] }

/**
 * A session with these namespaces. `handle` sends an event of the library; `received` lists the events for the page.
 */
async function open(
  namespaces: object,
  networks: readonly Network[] = [ethereum, polygon, solana],
  answer: (request: unknown) => Promise<unknown> = () => new Promise<never>(() => undefined),
) {
  const handlers = new Map<string, Set<(payload: unknown) => void>>()
  const received: string[] = []
  const wallet: unknown[] = []
  const of = (event: string) => handlers.get(event) ?? new Set()
  const connection = await openSession({
    // The parts of the library that a session uses.
    library: {
      on: (event: string, handler: (payload: unknown) => void) =>
        handlers.set(event, of(event).add(handler)),
      off: (event: string, handler: (payload: unknown) => void) => of(event).delete(handler),
      request(request: unknown) {
        wallet.push(request)
        return answer(request)
      },
    } as never,
    session: { topic: 't', namespaces },
    networks,
    rpc: { call: () => Promise.reject(new Error('Nothing is read here.')) },
    walletRpcUrl: ({ id }) => `https://rpc.test/${id}`,
    clock: createTestClock(),
    onError: (error) => received.push(error.message),
    onEnd: () => received.push('end'),
    notifyWallet: () => received.push('notify'),
  })
  const parts = [connection, ...(connection.companions ?? [])]
  for (const each of parts) {
    each.subscribe({
      accountsChanged: (accounts) => received.push(`${each.chain} ${accounts.join()}`),
      chainChanged: (chainId) => received.push(chainId),
      disconnected: () => received.push(`${each.chain} disconnected`),
    })
  }
  const handle = (event: string) => of(event).forEach((handler) => handler({ topic: 't' }))
  const listening = () => [...handlers.values()].reduce((sum, { size }) => sum + size, 0)
  return { connection, parts, received, handle, listening, wallet }
}

describe('a session', () => {
  it('opens the connection of the first network, with the other namespaces as companions', async () => {
    const { connection } = await open({ ...evmPart, ...solanaPart })
    expect(connection).toMatchObject({
      connectorId: 'walletConnect',
      chain: 'eip155',
      chainId: 'eip155:1',
      accounts: [ALICE],
      approvedChainIds: ['eip155:1', 'eip155:137'],
    })
    expect(connection.companions).toMatchObject([{ chain: 'solana', accounts: [ADA] }])
    const first = await open({ ...evmPart, ...solanaPart }, [solana, ethereum])
    expect(first.connection).toMatchObject({ chain: 'solana', accounts: [ADA] })
    expect(first.connection.companions).toMatchObject([{ chain: 'eip155', accounts: [ALICE] }])
  })

  it('opens the other namespace when the wallet approved only that', async () => {
    const { connection } = await open(solanaPart)
    expect(connection).toMatchObject({ chain: 'solana', companions: [] })
    expect((await open(evmPart, [solana, ethereum])).connection).toMatchObject({
      chain: 'eip155',
      companions: [],
    })
  })

  it('ignores a namespace that the host does not have', async () => {
    const { connection } = await open({ ...evmPart, ...solanaPart }, [ethereum])
    expect(connection.companions).toEqual([])
    await expect(open(solanaPart, [ethereum])).rejects.toMatchObject({ code: 'wallet.malformed' })
  })

  it.each([
    [{}],
    [{ eip155: { accounts: [], methods: [], events: [] } }],
    [{ 'xeip155:1': evmPart.eip155 }],
    [{ eip1551: evmPart.eip155 }],
  ])('refuses a session without an account of a known namespace: %o', async (namespaces) => {
    await expect(open(namespaces)).rejects.toMatchObject({ code: 'wallet.malformed' })
  })

  it('refuses a session with Solana when its EVM namespace has no account', async () => {
    const empty = { eip155: { accounts: [], methods: [], events: [] } }
    await expect(open({ ...empty, ...solanaPart })).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  })

  it('reads an EVM namespace named by its chain', async () => {
    const { connection } = await open({ 'eip155:1': evmPart.eip155 })
    expect(connection.accounts).toEqual([ALICE])
  })
})

describe('its end', () => {
  it.each(['session_delete', 'session_expire'])(
    'ends both parts by %s, and stops listening',
    async (event) => {
      const { parts, handle, listening, received, wallet } = await open({
        ...evmPart,
        ...solanaPart,
      })
      handle(event)
      expect(received.toSorted()).toEqual(
        ['eip155 disconnected', 'end', 'end', 'solana disconnected'].toSorted(),
      )
      expect(listening()).toBe(0)
      for (const each of parts) {
        await expect(
          each.provider.request({ method: 'personal_sign', params: ['0x', ALICE] }),
        ).rejects.toMatchObject({ code: 'wallet.disconnected' })
      }
      expect(wallet).toEqual([])
    },
  )

  it('notifies the wallet of an end by this page, and the page only through the other part', async () => {
    const { connection, listening, received } = await open({ ...evmPart, ...solanaPart })
    await connection.disconnect()
    expect(received).toEqual(['notify', 'end', 'end', 'solana disconnected'])
    expect(listening()).toBe(0)
  })

  it("rejects the wallet's open requests when this page ends the session", async () => {
    const { connection, wallet } = await open(evmPart)
    const signing = connection.provider.request(personalSign)
    const outcome = signing.catch((error: unknown) => error)
    await vi.waitFor(() => expect(wallet).toHaveLength(1))
    await connection.disconnect()
    expect(await outcome).toMatchObject({ code: 4900 })
  })

  it('withholds a request that has not reached the wallet when this page ends the session', async () => {
    const { connection, wallet } = await open(evmPart)
    const signing = connection.provider.request(personalSign)
    const outcome = signing.catch((error: unknown) => error)
    await connection.disconnect()
    expect(await outcome).toMatchObject({ code: 'wallet.disconnected' })
    expect(wallet).toEqual([])
  })
})

describe('switching the network', () => {
  it('switches the session when the wallet agrees, and notifies the page', async () => {
    const { connection, wallet } = await open(evmPart)
    await connection.switchNetwork(polygon)
    expect(connection.chainId).toBe('eip155:137')
    void connection.provider.request({ method: 'personal_sign', params: ['0x', ALICE] })
    await new Promise((resolve) => setImmediate(resolve))
    expect(wallet.at(-1)).toMatchObject({ topic: 't', chainId: 'eip155:137' })
  })

  it("rejects with the wallet's answer, and with an abort", async () => {
    const refuse = () => Promise.reject({ code: 4001, message: 'No' })
    const { connection } = await open(evmPart, [ethereum], refuse)
    await expect(connection.switchNetwork(network('eip155:10'))).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
    expect(connection.chainId).toBe('eip155:1')
    const silent = await open(evmPart)
    const leaving = new AbortController()
    const switching = silent.connection.switchNetwork(network('eip155:10'), leaving.signal)
    leaving.abort()
    await expect(switching).rejects.toMatchObject({ code: 'aborted' })
  })
})

it('uses the accounts that the session names for the chain', async () => {
  const { connection } = await open({
    eip155: {
      ...evmPart.eip155,
      accounts: [`eip155:1:${ALICE}`, `eip155:1:${BOB}`, `eip155:137:${BOB}`],
    },
  })
  expect(connection.accounts).toEqual([ALICE, BOB])
})
