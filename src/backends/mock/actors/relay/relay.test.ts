import { beforeEach, expect, it } from 'vitest'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { createFaults } from '../../faults/faults.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { createRelay } from './relay.ts'

function setUp() {
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const faults = createFaults({ random: createSeededRandom(1) })
  const relay = createRelay({ clock, log, faults })
  let asked = 0
  const join = (name: string) => {
    const received: { method?: string; id?: unknown; result?: unknown; params?: unknown }[] = []
    const closed: number[] = []
    const link = relay.connect(`wss://relay.test/?auth=${name}`, {
      send: (text) => void received.push(JSON.parse(text)),
      close: (code) => void closed.push(code),
    })
    const ask = (method: string, params: unknown) => {
      asked += 1
      link.receive(JSON.stringify({ id: asked, jsonrpc: '2.0', method, params }))
      return asked
    }
    const messages = () =>
      received.flatMap(({ method, params }) =>
        method === 'irn_subscription' ? [Object(params).data.message] : [],
      )
    return { ask, received, closed, messages, link }
  }
  const inject = (target: string, effect: FaultEffect) =>
    void faults.add({ target, when: { nth: 1 }, effect })
  return { clock, log, join, inject }
}

let world = setUp()
beforeEach(() => {
  world = setUp()
})

const publish = { topic: 't', message: 'm', ttl: 300, tag: 1108 }

it('keeps a message until a peer subscribes, and never echoes it', () => {
  const app = world.join('app')
  app.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  expect(app.messages()).toEqual([])
  const phone = world.join('phone')
  phone.ask('irn_batchSubscribe', { topics: ['other', 't'] })
  expect(phone.messages()).toEqual(['m'])
  const again = world.join('third')
  again.ask('irn_subscribe', { topic: 't' })
  expect(again.messages()).toEqual([])
})

it('delivers at once to those who listen, until they stop', () => {
  const app = world.join('app')
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  app.ask('irn_publish', publish)
  expect(phone.messages()).toEqual(['m'])
  phone.ask('irn_unsubscribe', { topic: 't', id: 'x' })
  app.ask('irn_publish', publish)
  expect(phone.messages()).toEqual(['m'])
})

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

it('refuses what it does not know', () => {
  const app = world.join('app')
  app.ask('irn_unheardOf', {})
  expect(app.received).toMatchObject([{ error: { code: -32_601 } }])
})

it('lets a message come late, twice or never, as a fault says', async () => {
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

it('breaks the connection, and is not there when it should not be', () => {
  world.inject('relay.irn_publish', { kind: 'drop' })
  const app = world.join('app')
  app.ask('irn_publish', publish)
  expect(app.closed).toEqual([1011])
  world.inject('relay.connect', { kind: 'drop' })
  const phone = world.join('phone')
  phone.ask('irn_subscribe', { topic: 't' })
  expect(phone.closed).toEqual([1011])
  expect(phone.received).toEqual([])
})
