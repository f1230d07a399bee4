import { EventEmitter } from 'node:events'
import { encodeQR } from 'qr'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WalletClient } from './loadWalletClient.ts'
import { createPhoneTest } from './testing/phoneTest.ts'
import { createTestDapp, evmNamespace } from './testing/testDapp.ts'
import { until } from './testing/until.ts'
import { createSystemClock } from '../../../real/browser/systemClock.ts'

const sent: unknown[] = []
const test = createPhoneTest({
  world: { phone: { knownChainIds: ['eip155:1', 'eip155:137'] } },
  send: (chainId, transaction) => {
    sent.push({ chainId, transaction })
    return Promise.resolve(`0x${'ab'.repeat(32)}`)
  },
})
const { phone, oneProposal, oneRequest } = test

beforeAll(test.load, 120_000)
afterAll(() => vi.unstubAllGlobals())

let started: ReturnType<typeof createTestDapp> | undefined
const dapp = () => (started ??= createTestDapp('Other app'))

/** The error of a promise, handled at once so that no rejection is unhandled. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

it('pairs with a foreign client: approves, signs, sends, ends', async () => {
  const client = await dapp()
  const { uri, approval } = await client.connect({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:137', 'eip155:10'],
        methods: ['personal_sign', 'eth_sendTransaction'],
        events: ['chainChanged', 'accountsChanged'],
      },
    },
  })
  await phone.open(`metamask://wc?uri=${encodeURIComponent(String(uri))}`)
  expect(phone.proposals()).toMatchObject([{ name: 'Other app', url: 'https://other.test' }])
  await phone.approve(oneProposal(), { accountIndexes: [1] })
  const session = await approval()
  expect(session.namespaces['eip155']).toMatchObject({
    accounts: [
      'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      'eip155:137:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
    methods: ['eth_sendTransaction', 'personal_sign'],
  })

  const { topic } = session
  const ask = (method: string, params: unknown[]) =>
    client.request<unknown>({ topic, chainId: 'eip155:1', request: { method, params } })
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const signing = ask('personal_sign', ['0x68656c6c6f', account])
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)

  const transaction = { from: account, to: account, value: '0x1' }
  const sending = ask('eth_sendTransaction', [transaction])
  await phone.approveRequest(await oneRequest())
  expect(await sending).toBe(`0x${'ab'.repeat(32)}`)
  expect(sent).toEqual([{ chainId: 'eip155:1', transaction }])

  const refused = failure(ask('personal_sign', ['0x00', account]))
  await phone.rejectRequest(await oneRequest())
  expect(await refused).toMatchObject({ code: 4001 })

  const ended = new Promise((resolve) => client.on('session_delete', resolve))
  await phone.disconnect()
  expect(await ended).toMatchObject({ topic })
  expect(phone.sessions()).toEqual([])
})

it('receives requests from while it was offline when it is online again', async () => {
  const client = await dapp()
  const { uri, approval } = await client.connect({
    optionalNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
    },
  })
  await phone.open(String(uri))
  await phone.approve(oneProposal())
  const { topic } = await approval()
  await phone.setOnline(false)
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const signing = client.request<string>({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x00', account] },
  })
  await expect(phone.disconnect()).rejects.toThrow('The phone is offline')
  expect(phone.requests()).toEqual([])
  await phone.setOnline(true)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

it('rejects a proposal, and rejects a link without a pairing', async () => {
  const client = await dapp()
  const { uri, approval } = await client.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: [], events: [] } },
  })
  await phone.open(String(uri))
  const refused = failure(approval())
  await phone.reject(oneProposal())
  expect(await refused).toMatchObject({ code: 5000 })
  await expect(phone.open('metamask://open')).rejects.toThrow('There is no pairing in this link')
})

describe('a proposal that is over', () => {
  type Dapp = Awaited<ReturnType<typeof dapp>>

  it.each<[string, (app: Dapp) => Promise<{ uri?: string | undefined }>]>([
    ['connect', (app) => app.connect({ optionalNamespaces: evmNamespace(['eip155:1']) })],
    [
      'sign in',
      (app) =>
        app.authenticate({
          chains: ['eip155:1'],
          domain: 'other.test',
          nonce: 'abcdef12',
          uri: 'https://other.test/login',
        }),
    ],
  ])(
    'removes a proposal to %s when the app ends the pairing, and tells its owner why',
    async (_, propose) => {
      const app = await dapp()
      const { uri } = await propose(app)
      await phone.open(String(uri))
      const id = oneProposal()
      const topic = String(uri).slice('wc:'.length, 'wc:'.length + 64)
      await app.core.pairing.disconnect({ topic })
      await until(() => phone.proposals().length === 0)
      const gone = 'The app has gone: it has ended the pairing.'
      await expect(phone.approve(id)).rejects.toThrow(gone)
      await expect(phone.reject(id)).rejects.toThrow(gone)
    },
  )

  const proposal = {
    id: 7,
    pairingTopic: 'ab',
    proposer: { metadata: { name: 'Other app', url: 'https://other.test' } },
    requiredNamespaces: {},
    optionalNamespaces: evmNamespace(['eip155:1']),
  }

  it.each([
    ['its pairing expires', 'pairing_expire', { topic: 'ab' }, 'The pairing has expired.'],
    ['it expires itself', 'proposal_expire', { id: 7 }, 'It is over without an answer.'],
  ])('removes the one proposal that ends when %s', async (_, event, ended, why) => {
    const events = new EventEmitter()
    const pending = { 7: proposal, 8: { ...proposal, id: 8, pairingTopic: 'cd' } }
    const { phone: patient } = createPhoneTest({
      awake: true,
      load: async () => simulatedClient({ events, pending, topics: ['ab', 'cd'] }),
    })
    await until(() => patient.proposals().length === 2)
    events.emit(event, ended)
    expect(patient.proposals()).toMatchObject([{ id: 8 }])
    await expect(patient.approve(7)).rejects.toThrow(why)
  })

  it('the phone does not show an ended proposal again on the next page', async () => {
    const { phone: next } = createPhoneTest({
      awake: true,
      load: async () => simulatedClient({ pending: { 7: proposal }, topics: [] }),
    })
    await next.setOnline(false)
    expect(next.proposals()).toEqual([])
  })
})

it('explains why it cannot use the code of a Farcaster login', async () => {
  const login = 'https://farcaster.example/~/siwf?channelToken=1'
  await expect(phone.scan(pictureOf(login))).rejects.toThrow(
    `There is no pairing in this code: ${login}. A Farcaster login is decided with the simulated Farcaster app`,
  )
})

it('gives up when no app proposes a session, even while the pairing hangs', async () => {
  const never = new Promise<never>(() => undefined)
  const { phone: impatient } = createPhoneTest({
    platform: {
      ...createSystemClock(),
      setTimer(_label, _ms, giveUp) {
        queueMicrotask(giveUp)
        return () => undefined
      },
    },
    load: async () => simulatedClient({ pair: () => never }),
  })
  await expect(impatient.open(`wc:${'ab'.repeat(32)}@2?symKey=00`)).rejects.toThrow(
    'No app answered at that address',
  )
})

/** The part of the wallet's library that the phone uses before a decision. */
function simulatedClient({
  events = new EventEmitter(),
  pending = {},
  topics = [],
  pair = () => Promise.resolve(),
}: {
  events?: EventEmitter
  /** The proposals that the library has stored. */
  pending?: Readonly<Record<number, unknown>>
  /** The existing pairings. */
  topics?: readonly string[]
  pair?: () => Promise<void>
}) {
  return {
    core: {
      pairing: { events, getPairings: () => topics.map((topic) => ({ topic })) },
      relayer: { transportClose: () => Promise.resolve() },
    },
    kit: {
      on: events.on.bind(events),
      pair,
      getPendingSessionProposals: () => pending,
      getPendingSessionRequests: () => [],
      getActiveSessions: () => ({}),
    },
  } as unknown as WalletClient
}

/** A QR code as a camera sees it: two by two pixels per module. */
function pictureOf(text: string) {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const edge = modules.length * 4
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return
      for (let pixel = 0; pixel < 16; pixel += 1) {
        const at = ((y * 4 + (pixel >> 2)) * edge + x * 4 + (pixel & 3)) * 4
        data.fill(0, at, at + 3)
      }
    }),
  )
  return { width: edge, height: edge, data }
}
