import { beforeEach, expect, it } from 'vitest'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { createFaults } from '../../faults/faults.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { WorldPatch } from '../../world/worldTypes.ts'
import { createRelay } from './relay.ts'
import { relayUrl } from './testing/relayUrl.ts'

function setUp(patch: WorldPatch = {}) {
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const world = createWorld(generateWorld({ patch }))
  const isOfPage = (url: string) => !url.endsWith('&phone')
  const open = () => createRelay({ clock, log, faults, world, libraryNow: clock.now, isOfPage })
  let relay = open()
  let asked = 0
  const join = (name: string, url = relayUrl(name, clock.now())) => {
    const received: { method?: string; id?: unknown; result?: unknown; params?: unknown }[] = []
    const closed: [number, string][] = []
    const link = relay.connect(url, {
      send: (text) => void received.push(JSON.parse(text)),
      close: (...reason) => void closed.push(reason),
    })
    const repeat = (id: number, method: string, params: unknown) =>
      link.receive(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    const ask = (method: string, params: unknown) => {
      asked += 1
      repeat(asked, method, params)
      return asked
    }
    const pushed = () => received.filter(({ method }) => method === 'irn_subscription')
    return {
      ask,
      repeat,
      received,
      closed,
      link,
      messages: () => pushed().map(({ params }) => Object(params).data.message),
      tags: () => pushed().map(({ params }) => Object(params).data.tag),
      answerTo: (id: number) => received.find((frame) => frame.id === id)?.result,
      /** Acknowledges every message pushed so far. */
      acknowledge: () =>
        pushed().forEach(({ id }) =>
          link.receive(JSON.stringify({ id, jsonrpc: '2.0', result: true })),
        ),
    }
  }
  const inject = (target: string, effect: FaultEffect) =>
    void faults.add({ target, when: { nth: 1 }, effect })
  return {
    clock,
    log,
    join,
    inject,
    leaveAlone: () => relay.leaveAlone(),
    /** Simulates a reload of the page. */
    reload: () => {
      relay = open()
    },
  }
}

let world = setUp()
beforeEach(() => {
  world = setUp()
})

const publish = { topic: 't', message: 'm', ttl: 300, tag: 1108 }

it('keeps a message until a peer has it, and never echoes it', () => {
  const app = world.join('app')
  app.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  expect(app.messages()).toEqual([])
  const phone = world.join('phone')
  phone.ask('irn_batchSubscribe', { topics: ['other', 't'] })
  expect(phone.messages()).toEqual(['m'])
  phone.acknowledge()
  const again = world.join('third')
  again.ask('irn_subscribe', { topic: 't' })
  expect(again.messages()).toEqual([])
})

it('delivers at once to subscribers, until they unsubscribe', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  expect(phone.messages()).toEqual(['m'])
  phone.ask('irn_unsubscribe', { topic: 't', id: 'x' })
  app.ask('irn_publish', publish)
  expect(phone.messages()).toEqual(['m'])
})

it.each([
  ['all', [['m'], ['m']]],
  ['newest', [[], ['m']]],
] as const)(
  'delivers to %s of the sockets of a client, as the world says',
  (relaySockets, received) => {
    const { join } = setUp({ relaySockets })
    const app = join('app')
    const [older, newer] = [join('phone'), join('phone')]
    older.ask('irn_subscribe', { topic: 't' })
    newer.ask('irn_subscribe', { topic: 't' })
    app.ask('irn_publish', publish)
    expect([older.messages(), newer.messages()]).toEqual(received)
    newer.acknowledge()
    newer.link.closed()
    older.acknowledge()
    app.ask('irn_publish', publish)
    expect(older.messages()).toEqual([...received[0], 'm'])
  },
)

it('takes a proposal and its approval in one frame each', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  app.ask('wc_proposeSession', { pairingTopic: 'p', sessionProposal: 'proposal' })
  phone.ask('irn_subscribe', { topic: 'p' })
  app.ask('irn_subscribe', { topic: 's' })
  phone.ask('wc_approveSession', {
    sessionTopic: 's',
    pairingTopic: 'p',
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settle',
  })
  expect(phone.messages()).toEqual(['proposal'])
  expect(app.messages()).toEqual(['yes', 'settle'])
  expect([phone.tags(), app.tags()]).toEqual([[1100], [1101, 1102]])
})

it('names every frame in the log, in both directions', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  expect(world.log.list().map(({ name, status }) => `${name} ${status}`)).toEqual([
    'relay.connect done',
    'relay.connect done',
    'relay.irn_subscribe done',
    'relay.irn_publish done',
    'relay.irn_subscription done',
  ])
})

it('rejects unknown methods and invalid parameters', () => {
  const app = world.join('app')
  app.ask('irn_unheardOf', {})
  app.ask('irn_publish', { topic: 't' })
  app.ask('irn_batchSubscribe', { topics: 't' })
  expect(app.received).toMatchObject([
    { error: { code: -32_601 } },
    { error: { code: -32_602 } },
    { error: { code: -32_602 } },
  ])
})

it('delivers a message late, twice or never, as a fault demands', async () => {
  world.inject('relay.irn_subscription', { kind: 'latency', ms: 3_000 })
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  await world.clock.run(2_999)
  expect(phone.messages()).toEqual([])
  await world.clock.run(1)
  expect(phone.messages()).toEqual(['m'])
  world.inject('relay.irn_subscription', { kind: 'duplicate' })
  app.ask('irn_publish', publish)
  expect(phone.messages()).toEqual(['m', 'm', 'm'])
  world.inject('relay.irn_publish', { kind: 'hang' })
  const lost = app.ask('irn_publish', publish)
  await world.clock.run(60_000)
  expect(phone.messages()).toHaveLength(3)
  expect(app.received.map(({ id }) => id)).not.toContain(lost)
})

it('drops the connection, and refuses connections, under a fault', () => {
  world.inject('relay.irn_publish', { kind: 'drop' })
  const app = world.join('app')
  app.ask('irn_publish', publish)
  expect(app.closed).toEqual([[1011, 'The connection broke.']])
  world.inject('relay.connect', { kind: 'drop' })
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  expect(phone.closed).toEqual([[1011, 'The relay is not there.']])
  expect(phone.received).toEqual([])
})

it('pushes unacknowledged messages again over a new socket', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  phone.ask('irn_subscribe', { topic: 't' })
  expect(phone.messages()).toEqual(['m'])
  phone.link.closed()
  const again = world.join('phone')
  again.ask('irn_subscribe', { topic: 't' })
  expect(again.messages()).toEqual(['m'])
  again.acknowledge()
  const third = world.join('phone')
  third.ask('irn_subscribe', { topic: 't' })
  expect(third.messages()).toEqual([])
})

it('drops a message when its ttl has passed', async () => {
  const app = world.join('app')
  app.ask('irn_publish', publish)
  await world.clock.run(299_999)
  const early = world.join('phone')
  early.ask('irn_subscribe', { topic: 't' })
  expect(early.messages()).toEqual(['m'])
  await world.clock.run(1)
  const late = world.join('phone')
  late.ask('irn_subscribe', { topic: 't' })
  expect(late.messages()).toEqual([])
})

it('delivers a repeated request once', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  const id = app.ask('irn_publish', publish)
  phone.acknowledge()
  app.repeat(id, 'irn_publish', publish)
  expect(phone.messages()).toEqual(['m'])
  expect(app.received).toMatchObject([
    { id, result: true },
    { id, result: true },
  ])
})

it('returns waiting messages to a client that fetches them, once', () => {
  const app = world.join('app')
  const messages = [
    { ...publish, message: 'one' },
    { ...publish, topic: 'u', message: 'two' },
  ]
  app.ask('irn_batchPublish', { messages })
  const phone = world.join('phone')
  const fetch = () => phone.ask('irn_batchFetchMessages', { topics: ['t', 'u'] })
  const publishedAt = world.clock.now()
  expect(phone.answerTo(fetch())).toEqual({
    messages: [
      { topic: 't', message: 'one', tag: 1108, publishedAt },
      { topic: 'u', message: 'two', tag: 1108, publishedAt },
    ],
    hasMore: false,
  })
  expect(phone.answerTo(fetch())).toEqual({ messages: [], hasMore: false })
})

it('acknowledges and unsubscribes many topics at once', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_batchSubscribe', { topics: ['t', 'u'] })
  app.ask('irn_publish', publish)
  const receipts = phone.received.map(({ id }) => ({ topic: 't', messageId: id }))
  phone.ask('irn_batchReceive', { receipts })
  phone.ask('irn_batchUnsubscribe', { subscriptions: [{ topic: 't', id: 'x' }] })
  app.ask('irn_publish', publish)
  app.ask('irn_publish', { ...publish, topic: 'u', message: 'n' })
  expect(phone.messages()).toEqual(['m', 'n'])
  const again = world.join('phone')
  again.ask('irn_batchSubscribe', { topics: ['t', 'u'] })
  expect(again.messages()).toEqual(['m', 'n'])
})

it('keeps its mailboxes when the page reloads', () => {
  world.join('app').ask('irn_publish', publish)
  world.reload()
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  expect(phone.messages()).toEqual(['m'])
})

it.each([
  ['no token', () => 'wss://relay.test/?projectId=1', 'invalid format'],
  [
    'a token for another relay',
    (now: number) => relayUrl('app', now, { aud: 'wss://x.test' }),
    'invalid audience: wss://x.test',
  ],
  [
    'a token that is over',
    (now: number) => relayUrl('app', now - 86_461_000),
    'JWT Token is expired',
  ],
  [
    'a token of tomorrow',
    (now: number) => relayUrl('app', now + 86_400_000),
    'JWT Token is not yet valid',
  ],
  [
    'a token of somebody else',
    (now: number) =>
      relayUrl('app', now, { iss: 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH' }),
    'invalid signature',
  ],
  [
    'a key of another kind',
    (now: number) =>
      relayUrl('app', now, { iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' }),
    'invalid key',
  ],
])('refuses a connection with %s', (_, url, why) => {
  const app = world.join('app', url(world.clock.now()))
  expect(app.closed).toEqual([[3000, `Unauthorized: ${why}`]])
  app.ask('irn_subscribe', { topic: 't' })
  expect(app.received).toEqual([])
})

it('keeps the messages for a page that sleeps, and closes its sockets with 1006 when it wakes', () => {
  const app = world.join('app')
  const phone = world.join('phone', `${relayUrl('phone', world.clock.now())}&phone`)
  for (const one of [app, phone]) one.ask('irn_subscribe', { topic: 't' })
  const wake = world.leaveAlone()
  phone.ask('irn_publish', publish)
  app.ask('irn_publish', { ...publish, message: 'lost' })
  expect([app.messages(), phone.messages(), app.closed]).toEqual([[], [], []])
  wake()
  expect([app.closed, phone.closed]).toEqual([[[1006, '']], []])
  const again = world.join('app')
  again.ask('irn_subscribe', { topic: 't' })
  expect(again.messages()).toEqual(['m'])
})
