import { expect, it } from 'vitest'
import type { Network } from '../../port/network.ts'
import { openSolanaSession } from './openSolanaSession.ts'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const dev = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const ADA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BEN = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

const network = (id: Network['id']): Network => ({
  id,
  name: id,
  chain: 'solana',
  currency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
})

/** A session on two clusters. `handle` sends an event of the library; `received` lists the events for the page. */
function open({ networks = [network(main), network(dev)] } = {}) {
  const methods = ['solana_signMessage']
  const handlers = new Map<string, (payload: unknown) => void>()
  const wallet: unknown[] = []
  const received: unknown[] = []
  const { connection, endAndNotify } = openSolanaSession({
    // The parts of the library that a session uses.
    library: {
      on: (event: string, handler: (payload: unknown) => void) => handlers.set(event, handler),
      off: (event: string) => handlers.delete(event),
      request: (request: unknown) => {
        wallet.push(request)
        return new Promise<never>(() => undefined)
      },
    } as never,
    topic: 't',
    approved: { methods, chainIds: [dev, main], addresses: [ADA, BEN] },
    networks,
    onEnd: () => received.push('end'),
    notifyWallet: () => received.push('notify'),
    companions: () => [],
  })
  const stop = connection.subscribe({
    accountsChanged: (accounts) => received.push(accounts),
    chainChanged: (chainId) => received.push(chainId),
    disconnected: () => received.push('disconnected'),
  })
  const handle = (event: string, params?: unknown, topic = 't') =>
    handlers.get(event)?.({ topic, params })
  const update = (accounts: readonly string[], topic?: string) =>
    handle('session_update', { namespaces: { solana: { accounts, methods } } }, topic)
  const { provider } = connection
  return { connection, provider, endAndNotify, stop, handle, update, handlers, wallet, received }
}

it("starts on the host's first network, with the wallet's accounts", async () => {
  const { connection, provider } = open()
  expect(connection).toMatchObject({
    chain: 'solana',
    chainId: main,
    accounts: [ADA, BEN],
    approvedChainIds: [dev, main],
    companions: [],
  })
  const accounts = [{ pubkey: ADA }, { pubkey: BEN }]
  expect(await provider.request({ method: 'solana_getAccounts' })).toEqual(accounts)
  expect(await provider.request({ method: 'solana_requestAccounts' })).toEqual(accounts)
})

it("starts on the wallet's first cluster when the host has none of them", () => {
  expect(open({ networks: [network('solana:test')] }).connection.chainId).toBe(dev)
})

it.each([
  ['a list', { params: [{ message: 'a' }] }, { message: 'a', pubkey: ADA }],
  ['an object', { params: { message: 'a' } }, { message: 'a', pubkey: ADA }],
  [
    'a signer of its own',
    { params: [{ message: 'a', pubkey: BEN }] },
    { message: 'a', pubkey: BEN },
  ],
  ['nothing', {}, { pubkey: ADA }],
  ['an empty list', { params: [] }, { pubkey: ADA }],
  ['a text', { params: ['a'] }, 'a'],
])('sends a request on the active cluster, given %s', async (_, given, sent) => {
  const { provider, wallet } = open()
  void provider.request({ method: 'solana_signMessage', ...given })
  await Promise.resolve()
  const request = { method: 'solana_signMessage', params: sent }
  expect(wallet).toEqual([{ topic: 't', chainId: main, request }])
})

it.each(['solana_signTransaction', 'personal_sign', ''])(
  'sends no request for %j, which the wallet did not approve',
  async (method) => {
    const { provider, wallet } = open()
    await expect(provider.request({ method })).rejects.toMatchObject({
      code: 'wallet.unsupportedMethod',
    })
    expect(wallet).toEqual([])
  },
)

it('sends requests on the cluster it switched to, and switches to no other', async () => {
  const { connection, provider, wallet } = open()
  await connection.switchNetwork(network(dev))
  expect(connection.chainId).toBe(dev)
  void provider.request({ method: 'solana_signMessage' })
  await Promise.resolve()
  expect(wallet).toMatchObject([{ chainId: dev }])
  await expect(connection.switchNetwork(network('solana:test'))).rejects.toMatchObject({
    code: 'wallet.unknownChain',
    details: { rpcCode: 4902 },
  })
  expect(connection.chainId).toBe(dev)
})

it('follows an update of its session', () => {
  const { connection, received, update } = open()
  update([`${main}:${ADA}`, `${main}:${BEN}`])
  expect(received).toEqual([])
  update([`${dev}:${BEN}`])
  expect(received).toEqual([dev, [BEN]])
  expect(connection).toMatchObject({ chainId: dev, accounts: [BEN], approvedChainIds: [dev] })
})

it('ignores other sessions and malformed events', () => {
  const { connection, handle, received, update } = open()
  update([`${dev}:${BEN}`], 'other')
  handle('session_delete', undefined, 'other')
  handle('session_expire', undefined, 'other')
  handle('session_update')
  handle('session_update', 'text')
  expect(received).toEqual([])
  expect(connection.accounts).toEqual([ADA, BEN])
})

it.each(['session_delete', 'session_expire'])(
  'ends by %s: reports it once, sends no more requests and rejects open ones',
  async (event) => {
    const { connection, endAndNotify, handle, handlers, provider, received, wallet } = open()
    const signing = provider.request({ method: 'solana_signMessage' })
    handle(event)
    await expect(signing).rejects.toMatchObject({ code: 4900 })
    endAndNotify()
    await connection.disconnect()
    expect(received).toEqual(['end', 'disconnected'])
    expect(handlers.size).toBe(0)
    const gone = { code: 'wallet.disconnected' }
    const again = provider.request({ method: 'solana_signMessage' })
    await expect(again).rejects.toMatchObject(gone)
    await expect(provider.request({ method: 'solana_getAccounts' })).rejects.toMatchObject(gone)
    expect(wallet).toHaveLength(1)
  },
)

it('ends when an update leaves no account', () => {
  const { received, update } = open()
  update([])
  expect(received).toEqual(['end', 'disconnected'])
})

it('notifies only the wallet when the page ends the session', async () => {
  const { connection, handlers, received } = open()
  await connection.disconnect()
  await connection.disconnect()
  expect(received).toEqual(['notify', 'end'])
  expect(handlers.size).toBe(0)
})

it('notifies the host as EIP-1193 requires, until it unsubscribes', () => {
  const { endAndNotify, provider, received, stop, update } = open()
  stop()
  const host: unknown[] = []
  const onAccounts = (said: unknown) => host.push(['accounts', said])
  const onEnd = (said: unknown) => host.push(['end', said])
  const kept: unknown[] = []
  provider.on('accountsChanged', onAccounts)
  provider.on('accountsChanged', (said: unknown) => kept.push(said))
  provider.on('disconnect', onEnd)
  provider.on('message', onEnd.bind(undefined))
  update([`${main}:${BEN}`])
  provider.removeListener('accountsChanged', onAccounts)
  provider.removeListener('accountsChanged', onAccounts)
  update([`${main}:${ADA}`])
  endAndNotify()
  expect(host).toEqual([
    ['accounts', [BEN]],
    ['end', { code: 4900, message: 'Disconnected' }],
  ])
  expect(kept).toEqual([[BEN], [ADA]])
  expect(received).toEqual(['end'])
})
