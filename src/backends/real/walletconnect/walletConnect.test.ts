import type { Network } from '../../port/network.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { createPairingTest, failureOf } from './testing/pairingTest.ts'
import { createWalletConnect } from './walletConnect.ts'
import { until } from '../../mock/actors/phone/testing/until.ts'

const test = createPairingTest()
const {
  clock,
  log,
  faults,
  storage,
  read,
  relayClients,
  phone,
  walletConnect,
  oneProposal,
  oneRequest,
  pairFor,
} = test
const networks = localNetworks
const [base] = localNetworks.filter(({ id }) => id === 'eip155:8453') as [Network]
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeAll(test.load, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('the connector has no session and loads nothing before the first pairing', async () => {
  expect(await walletConnect.reconnect({ networks })).toBeUndefined()
  expect(log.list()).toEqual([])
})

it('sends no request when its code is preloaded', async () => {
  await walletConnect.warmUp?.()
  expect(log.list()).toEqual([])
  expect([...storage.entries]).toEqual([])
})

it('prepares no pairing while the browser is offline', async () => {
  const page = { navigator: { onLine: false } } as Window
  const offline = createWalletConnect({ ...test.options, projectId: 'offline', window: () => page })
  await expect(offline.pair({ networks, isAhead: true })).rejects.toMatchObject({
    code: 'network.failed',
  })
  expect(log.list()).toEqual([])
})

it('pairs for 4 minutes from the moment the address is known, and connects the approved session [C-359]', async () => {
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
  await until(() => received.length > 0)
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
  await until(() => received.includes('disconnected'))
  expect(storage.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBeUndefined()
  expect(relayClients.at(-1)).toBeUndefined()
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})

it('rejects when the wallet declines', async () => {
  const pairing = await walletConnect.pair({ networks })
  const declined = failureOf(pairing.connection)
  await phone.open(pairing.uri)
  await phone.reject(oneProposal())
  expect(await declined).toMatchObject({
    code: 'walletConnect.declined',
    details: { serverText: 'User rejected.', rpcCode: 5000 },
  })
})

it('expires without an approval in 4 minutes [C-359]', async () => {
  const pairing = await walletConnect.pair({ networks })
  const expired = failureOf(pairing.connection)
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
  const aborted = failureOf(pairing.connection)
  await phone.open(pairing.uri)
  leaving.abort()
  expect(await aborted).toMatchObject({ code: 'aborted' })
  await phone.approve(oneProposal())
  await until(() => phone.sessions().length === 0)
  expect(clock.pending()).toEqual([])
})

it('ends a session that it cannot use, and can pair again', async () => {
  const before = relayClients.length
  const pairing = await walletConnect.pair({ networks: [base] })
  const failed = failureOf(pairing.connection)
  await phone.open(pairing.uri)
  await phone.approve(oneProposal(), { chainIds: [solana] })
  expect(await failed).toMatchObject({ code: 'wallet.malformed' })
  await until(() => phone.sessions().length === 0)
  expect(relayClients.slice(before)).toEqual([])
  expect(clock.pending()).toEqual([])
})

it('starts nothing for a visitor who has already left', async () => {
  const aborted = AbortSignal.abort()
  const asked = log.list().length
  await expect(walletConnect.pair({ networks, signal: aborted })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(log.list()).toHaveLength(asked)
  expect(clock.pending()).toEqual([])
})

it('connects an older attempt after a newer one was made, each until it expires [C-359]', async () => {
  const older = await walletConnect.pair({ networks })
  await phone.open(older.uri)
  await clock.run(230_000)
  const leaving = new AbortController()
  const newer = await walletConnect.pair({ networks, signal: leaving.signal })
  const cancelled = failureOf(newer.connection)
  await phone.open(newer.uri)
  const [first, second] = phone.proposals().map(({ id }) => id) as [number, number]
  await clock.run(5_000)
  await phone.approve(first)
  const connection = await older.connection
  expect(connection.accounts).toEqual([account])
  leaving.abort()
  expect(await cancelled).toMatchObject({ code: 'aborted' })
  await phone.approve(second)
  await until(() => phone.sessions().length === 1)
  expect(connection.accounts).toEqual([account])
  await connection.disconnect()
  await until(() => phone.sessions().length === 0)
  await until(() => clock.pending().length === 0)
})

it('writes the expiry by the clock into the address, and the phone follows it [C-359]', async () => {
  const leaving = new AbortController()
  const pairing = await walletConnect.pair({ networks, signal: leaving.signal })
  const ends = Math.floor((clock.now() + 240_000) / 1_000)
  expect(pairing.uri).toMatch(new RegExp(`[?&]expiryTimestamp=${ends}(&|$)`))
  failureOf(pairing.connection)
  await clock.run(240_000)
  await expect(phone.open(pairing.uri)).rejects.toThrow('too old')
})

it('rejects open requests when the page ends the session', async () => {
  const connection = await pairFor([base])
  const signing = failureOf(
    connection.provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )
  await oneRequest()
  await connection.disconnect()
  expect(await signing).toMatchObject({ code: 4900 })
  await until(() => phone.sessions().length === 0)
  await until(() => clock.pending().length === 0)
})

it('rejects open requests when the phone ends the session', async () => {
  const connection = await pairFor([base])
  const signing = failureOf(
    connection.provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )
  await oneRequest()
  await phone.disconnect()
  expect(await signing).toMatchObject({ code: 4900 })
})

it('fails when the relay does not answer', async () => {
  faults.add({ target: 'relay.wc_proposeSession', when: { nth: 1 }, effect: { kind: 'hang' } })
  const failed = failureOf(walletConnect.pair({ networks }))
  await until(() => clock.pending().some(({ label }) => label === 'walletConnect.relay'))
  await clock.run(15_000)
  expect(await failed).toMatchObject({
    code: 'network.failed',
  })
})
