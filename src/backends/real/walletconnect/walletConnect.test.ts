import type { Network } from '../../port/network.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPhone } from '../../mock/actors/phone/phone.ts'
import { loadWalletClient } from '../../mock/actors/phone/loadWalletClient.ts'
import { createRelay } from '../../mock/actors/relay/relay.ts'
import { relaySockets } from '../../mock/actors/relay/testing/relaySockets.ts'
import { createCallLog } from '../../mock/calls/callLog.ts'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { createSeededRandom } from '../../mock/clock/seededRandom.ts'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { createFaults } from '../../mock/faults/faults.ts'
import { createSystemClock } from '../browser/systemClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createWalletConnect } from './walletConnect.ts'

const clock = createTestClock()
const log = createCallLog({ clock: () => clock })
const faults = createFaults({ random: createSeededRandom(1) })
const relay = createRelay({ clock, log, faults })
const storage = memoryStorage()
const read: unknown[] = []
/** What was notified of the relay client's id. */
const relayClients: (string | undefined)[] = []
const common = {
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  relayUrl: 'wss://relay.test',
  onError: (error: Error) => expect.fail(error.message),
}
const phone = createPhone({
  clock,
  platform: createSystemClock(),
  libraryNow: createSystemClock().now,
  log,
  send: () => Promise.resolve(`0x${'cd'.repeat(32)}`),
  sendOnSolana: () => Promise.resolve('signature'),
  chainIds: [...localNetworks.map(({ id }) => id), 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  load: () =>
    loadWalletClient({
      ...common,
      storage: memoryStorage(),
      prefix: 'phone/',
      name: 'phone',
      pageUrl: 'https://phone.test',
    }),
  awake: false,
  onError: (error) => expect.fail(String(error)),
})
const options = {
  ...common,
  verifyUrl: '',
  onRelayClient: (id: string | undefined) => relayClients.push(id),
  metadata: undefined,
  clock,
  storage,
  walletRpcUrl: ({ id }: { id: string }) => `https://rpc.test/${id}`,
  rpc: {
    async call(network: { id: string }, method: string) {
      read.push([network.id, method])
      return '0x1'
    },
  },
}
const walletConnect = createWalletConnect(options)
const networks = localNetworks
const [base] = localNetworks.filter(({ id }) => id === 'eip155:8453') as [Network]
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** What a promise fails with, taken up at once so that nobody misses it. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )
const oneProposal = () => phone.proposals()[0]?.id ?? 0
const oneRequest = () => vi.waitUntil(() => phone.requests()[0]?.id)

// The clients are large: reading them in is no part of what a test may take.
beforeAll(async () => {
  vi.stubGlobal(
    'WebSocket',
    relaySockets(() => relay),
  )
  await import('@walletconnect/sign-client')
  await import('@reown/walletkit')
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('has no session and loads nothing before anybody paired', async () => {
  expect(await walletConnect.reconnect({ networks })).toBeUndefined()
  expect(log.list()).toEqual([])
})

it('pairs for 4 minutes from the moment the address is known, and connects what is approved [C-359]', async () => {
  const pairing = await walletConnect.pair({ networks })
  expect(pairing.uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
  expect(pairing.expiresAt).toBe(clock.now() + 240_000)
  await phone.open(pairing.uri)
  await phone.approve(oneProposal(), { chainIds: ['eip155:1', 'eip155:137'] })
  const connection = await pairing.connection
  expect(connection).toMatchObject({
    connectorId: 'walletConnect',
    type: 'WALLET_CONNECT',
    chainId: 'eip155:1',
    accounts: [account],
    approvedChainIds: ['eip155:1', 'eip155:137'],
  })
  expect(clock.pending()).toEqual([])
  expect(relayClients).toEqual([expect.stringMatching(/^did:key:z6Mk/)])

  const { provider } = connection
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_getBalance', params: [account, 'latest'] })).toBe(
    '0x1',
  )
  expect(read).toEqual([['eip155:1', 'eth_getBalance']])

  const foreign = { from: account, to: account, chainId: '0x89' }
  await expect(
    provider.request({ method: 'eth_sendTransaction', params: [foreign] }),
  ).rejects.toMatchObject({ code: 'chain.mismatch' })

  const received: unknown[] = []
  connection.subscribe({
    accountsChanged: (accounts) => received.push(accounts),
    chainChanged: (chainId) => received.push(chainId),
    disconnected: () => received.push('disconnected'),
  })
  await phone.setChain('eip155:137')
  await vi.waitUntil(() => received.length > 0)
  expect(received).toEqual(['eip155:137'])
  const moving = connection.switchNetwork(base)
  await phone.approveRequest(await oneRequest())
  await moving
  expect(connection.chainId).toBe('eip155:8453')

  const signing = provider.request({ method: 'personal_sign', params: ['0x00', account] })
  await phone.rejectRequest(await oneRequest())
  await expect(signing).rejects.toMatchObject({ code: 4001 })

  const again = await walletConnect.reconnect({ networks })
  expect(again?.accounts).toEqual([account])

  storage.set('WALLETCONNECT_DEEPLINK_CHOICE', '{}')
  await phone.disconnect()
  await vi.waitUntil(() => received.includes('disconnected'))
  expect(storage.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBeUndefined()
  expect(relayClients.at(-1)).toBeUndefined()
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})

it('says that the wallet declined', async () => {
  const pairing = await walletConnect.pair({ networks })
  const declined = failure(pairing.connection)
  await phone.open(pairing.uri)
  await phone.reject(oneProposal())
  expect(await declined).toMatchObject({
    code: 'walletConnect.declined',
    details: { serverText: 'User rejected.', rpcCode: 5000 },
  })
})

it('expires without an approval in 4 minutes [C-359]', async () => {
  const pairing = await walletConnect.pair({ networks })
  const expired = failure(pairing.connection)
  await clock.run(239_999)
  expect(clock.pending()).toMatchObject([{ label: 'walletConnect.pairing' }])
  await clock.run(1)
  expect(await expired).toMatchObject({
    code: 'walletConnect.expired',
  })
})

it('ends a session that is approved after the visitor has left', async () => {
  const leaving = new AbortController()
  const pairing = await walletConnect.pair({ networks, signal: leaving.signal })
  const aborted = failure(pairing.connection)
  await phone.open(pairing.uri)
  leaving.abort()
  expect(await aborted).toMatchObject({ code: 'aborted' })
  await phone.approve(oneProposal())
  await vi.waitUntil(() => phone.sessions().length === 0)
  expect(clock.pending()).toEqual([])
})

it('connects an older attempt after a newer one was made, each until its own time is over [C-359]', async () => {
  const older = await walletConnect.pair({ networks })
  await phone.open(older.uri)
  await clock.run(230_000)
  const leaving = new AbortController()
  const newer = await walletConnect.pair({ networks, signal: leaving.signal })
  const cancelled = failure(newer.connection)
  await phone.open(newer.uri)
  const [first, second] = phone.proposals().map(({ id }) => id) as [number, number]
  await clock.run(5_000)
  await phone.approve(first)
  const connection = await older.connection
  expect(connection.accounts).toEqual([account])
  leaving.abort()
  expect(await cancelled).toMatchObject({ code: 'aborted' })
  await phone.approve(second)
  await vi.waitUntil(() => phone.sessions().length === 1)
  expect(connection.accounts).toEqual([account])
  await connection.disconnect()
  await vi.waitUntil(() => phone.sessions().length === 0)
  await vi.waitUntil(() => clock.pending().length === 0)
})

it('writes into the address when its time is over by the clock, and the phone follows that [C-359]', async () => {
  const leaving = new AbortController()
  const pairing = await walletConnect.pair({ networks, signal: leaving.signal })
  const ends = Math.floor((clock.now() + 240_000) / 1_000)
  expect(pairing.uri).toMatch(new RegExp(`[?&]expiryTimestamp=${ends}(&|$)`))
  failure(pairing.connection)
  await clock.run(240_000)
  await expect(phone.open(pairing.uri)).rejects.toThrow('too old')
})

it('rejects what is open when the page ends the session', async () => {
  const connection = await pairFor([base])
  const signing = failure(
    connection.provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )
  await oneRequest()
  await connection.disconnect()
  expect(await signing).toMatchObject({ code: 4900 })
  await vi.waitUntil(() => phone.sessions().length === 0)
  await vi.waitUntil(() => clock.pending().length === 0)
})

it('rejects what is open when the phone ends the session', async () => {
  const connection = await pairFor([base])
  const signing = failure(
    connection.provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )
  await oneRequest()
  await phone.disconnect()
  expect(await signing).toMatchObject({ code: 4900 })
})

it('gives up on a relay that does not answer', async () => {
  faults.add({ target: 'relay.wc_proposeSession', when: { nth: 1 }, effect: { kind: 'hang' } })
  const failed = failure(walletConnect.pair({ networks }))
  await vi.waitUntil(() => clock.pending().some(({ label }) => label === 'walletConnect.relay'))
  await clock.run(15_000)
  expect(await failed).toMatchObject({
    code: 'network.failed',
  })
})

const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}
const onSolana = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

async function pairFor(wanted: readonly Network[]) {
  const pairing = await walletConnect.pair({ networks: wanted })
  await phone.open(pairing.uri)
  await phone.approve(oneProposal())
  return pairing.connection
}

it('requests Solana where the host has it, and both namespaces end together', async () => {
  const connection = await pairFor([base, solana])
  expect(connection).toMatchObject({ chain: 'eip155', chainId: 'eip155:8453' })
  const companion = connection.companions?.[0]
  expect(companion).toMatchObject({
    connectorId: 'walletConnect',
    chain: 'solana',
    chainId: solana.id,
    accounts: [onSolana],
    approvedChainIds: [solana.id],
  })
  expect(companion?.companions).toEqual([connection])

  const request = { method: 'solana_signMessage', params: [{ message: 'StV1DL6CwTryKyV' }] }
  const signing = companion?.provider.request(request)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toEqual({ signature: expect.stringMatching(/^[1-9A-Za-z]{80,90}$/) })
  await expect(companion?.provider.request({ method: 'eth_sign' })).rejects.toMatchObject({
    code: 'wallet.unsupportedMethod',
  })

  const received: string[] = []
  const handle = (name: string) => ({
    accountsChanged: (accounts: readonly string[]) => received.push(`${name} ${accounts.join()}`),
    chainChanged: () => undefined,
    disconnected: () => received.push(`${name} ended`),
  })
  connection.subscribe(handle('evm'))
  companion?.subscribe(handle('solana'))
  await phone.setAccounts([1])
  await vi.waitUntil(() => received.length === 2)
  expect(received.toSorted()).toEqual([
    'evm 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'solana 9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  ])
  await companion?.disconnect()
  expect(received.slice(2)).toEqual(['evm ended'])
  await connection.disconnect()
  await vi.waitUntil(() => phone.sessions().length === 0)
})

it('connects on Solana alone, or on Solana first, and ends with the phone', async () => {
  const alone = await pairFor([solana])
  expect(alone).toMatchObject({ chain: 'solana', accounts: [onSolana], companions: [] })
  await alone.disconnect()
  await vi.waitUntil(() => phone.sessions().length === 0)

  const first = await pairFor([solana, base])
  expect(first.chain).toBe('solana')
  const again = await walletConnect.reconnect({ networks: [base, solana] })
  expect(again).toMatchObject({ chain: 'eip155', companions: [{ chain: 'solana' }] })
  const ended: string[] = []
  first.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected: () => ended.push('solana'),
  })
  await phone.disconnect()
  await vi.waitUntil(() => ended.length > 0)
  await expect(first.provider.request({ method: 'solana_getAccounts' })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})
