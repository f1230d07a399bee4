import { describe, expect, it } from 'vitest'
import { createCallLog } from '../calls/callLog.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createDeferred } from '../shared/deferred.ts'
import { createFaultyFetch } from './faultyFetch.ts'
import { createFaults } from './faults.ts'
import type { FaultEffect } from './faultTypes.ts'

const url = 'https://api.web3modal.org/getWallets?page=1'
const rpcUrl = 'https://rpc.walletconnect.org/v1/?chainId=eip155:1&projectId=p'

function setUp(
  effect?: FaultEffect,
  nth = 1,
  deliver: <T>(label: string, work: Promise<T>) => Promise<T> = (_label, work) => work,
) {
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const asked: string[] = []
  const fetch = createFaultyFetch({
    log,
    faults,
    clock,
    deliver,
    fetch: async (input) => {
      asked.push(`${input} @${clock.now()}`)
      return Response.json({ count: asked.length })
    },
  })
  const rules = effect === undefined ? [] : [effect]
  for (const rule of rules) {
    faults.add({ id: 'f', target: 'directory.*', when: { nth }, effect: rule })
    faults.add({ id: 'g', target: 'chain.*', when: { nth }, effect: rule })
  }
  const settled = { at: -1 }
  const ask = async (init?: RequestInit, to = url) => {
    try {
      const response = await fetch(to, init)
      return { status: response.status, body: await response.text() }
    } catch (error) {
      return { error }
    } finally {
      settled.at = clock.now()
    }
  }
  return { log, clock, asked, ask, settled, record: () => log.list().at(-1) }
}

describe('without a fault', () => {
  it('a fetch is a named call that starts at once and ends with its body', async () => {
    const { ask, log, record } = setUp()
    const answer = ask()
    expect(log.inFlight()).toBe(1)
    expect(await answer).toEqual({ status: 200, body: '{"count":1}' })
    expect(record()).toMatchObject({
      name: 'directory.wallets',
      arguments: { query: { page: '1' } },
      status: 'done',
      result: { count: 1 },
    })
    expect(record()).not.toHaveProperty('faultId')
  })

  it('aborts a fetch when that happens before its turn, even if the response has arrived', async () => {
    const turn = createDeferred<void>()
    let hasArrived = false
    const { ask, record } = setUp(undefined, 1, async (_label, work) => {
      const arrived = await work
      hasArrived = true
      await turn.promise
      return arrived
    })
    const abort = new AbortController()
    const answer = ask({ signal: abort.signal })
    await expect.poll(() => hasArrived).toBe(true)
    abort.abort()
    turn.resolve()
    expect(await answer).toMatchObject({ error: { name: 'AbortError' } })
    expect(record()).toMatchObject({ status: 'failed' })
  })

  it('returns pictures unchanged and logs their size', async () => {
    const log = createCallLog({ clock: () => clock })
    const clock = createTestClock({ activity: log })
    const fetch = createFaultyFetch({
      log,
      clock,
      faults: createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } }),
      fetch: async () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
    })
    const blob = await (await fetch('https://api.web3modal.org/getWalletImage/1')).blob()
    expect([blob.type, await blob.text()]).toEqual(['image/svg+xml', '<svg/>'])
    expect(log.list()[0]?.result).toEqual({ status: 200, type: 'image/svg+xml', bytes: 6 })
  })

  it('reads the body without its own task', async () => {
    const log = createCallLog({ clock: () => clock })
    const clock = createTestClock({ activity: log })
    const fetch = createFaultyFetch({
      log,
      clock,
      faults: createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } }),
      fetch: async () => Response.json({ a: 1 }),
    })
    const response = await fetch(url)
    let read: unknown
    void response.json().then((body) => {
      read = body
    })
    for (let turn = 0; turn < 8; turn += 1) await undefined
    expect(read).toEqual({ a: 1 })
  })
})

describe('with a fault', () => {
  it('waits on the clock before the request (latency), parked', async () => {
    const { ask, clock, log, asked } = setUp({ kind: 'latency', ms: 3_000 })
    const answer = ask()
    expect(log.inFlight()).toBe(0)
    await clock.run(5_000)
    expect(await answer).toMatchObject({ status: 200 })
    expect(asked).toEqual([`${url} @3000`])
    expect(log.list()[0]).toMatchObject({ faultId: 'f', endedAt: 3_000 })
  })

  it('a fetch never answers (hang), but rejects when aborted', async () => {
    const { ask, clock, asked, settled, record } = setUp({ kind: 'hang' })
    const abort = new AbortController()
    const answer = ask({ signal: abort.signal })
    await clock.run(3_600_000)
    expect([settled.at, record()?.status, asked]).toEqual([-1, 'parked', []])
    abort.abort()
    expect(await answer).toMatchObject({ error: { name: 'AbortError' } })
  })

  it('answers a call that hangs when a person lets it pass', async () => {
    const { ask, asked, log } = setUp({ kind: 'hang' })
    const answer = ask()
    log.letPass(1)
    expect(await answer).toMatchObject({ status: 200, body: '{"count":1}' })
    expect(asked).toEqual([`${url} @0`])
  })

  it('breaks the connection (drop)', async () => {
    const { ask, record } = setUp({ kind: 'drop' })
    expect(await ask()).toEqual({ error: new TypeError('Failed to fetch') })
    expect(record()).toMatchObject({ status: 'failed', faultId: 'f' })
  })

  it('answers with a status', async () => {
    const { ask, asked } = setUp({ kind: 'status', status: 503, body: 'down' })
    expect(await ask()).toEqual({ status: 503, body: 'down' })
    expect(asked).toEqual([])
  })

  it('rejects in the words of the service', async () => {
    const { ask } = setUp({ kind: 'reject', code: -32_000, message: 'no' })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'eth_call', params: [] })
    expect(await ask({ method: 'POST', body }, rpcUrl)).toEqual({
      status: 200,
      body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"no"}}',
    })
    const directory = setUp({ kind: 'reject', code: 403, message: 'banned' })
    expect(await directory.ask()).toEqual({
      status: 403,
      body: '{"status":"FAILED","reasons":[{"field":"fault","description":"banned"}]}',
    })
  })

  it('returns a body that breaks off (malformed)', async () => {
    const { ask } = setUp({ kind: 'malformed' })
    const { status, body } = await ask().then((answer) => ({ status: 0, body: '', ...answer }))
    expect(status).toBe(200)
    expect(() => JSON.parse(body)).toThrow(SyntaxError)
  })

  it('changes a field of the true response (patch)', async () => {
    const { ask, asked } = setUp({ kind: 'patch', set: { count: '300%', extra: [1] } })
    expect(await ask()).toEqual({ status: 200, body: '{"count":3,"extra":[1]}' })
    expect(asked).toHaveLength(1)
  })

  it('loses its connection when there is nothing to change (patch)', async () => {
    const { ask, record } = setUp({ kind: 'patch', set: { 'tx.to': '0x' } })
    expect(await ask()).toMatchObject({ error: { message: expect.stringContaining('tx.to') } })
    expect(record()).toMatchObject({ status: 'failed', faultId: 'f' })
  })

  it('returns the response of the previous call (stale)', async () => {
    const { ask } = setUp({ kind: 'stale' }, 2)
    await ask()
    expect(await ask()).toEqual({ status: 200, body: '{"count":1}' })
    expect(await ask()).toEqual({ status: 200, body: '{"count":3}' })
  })

  it('returns the true response after its delay (late)', async () => {
    const { ask, clock, asked, settled } = setUp({ kind: 'late', ms: 9_000 })
    const answer = ask()
    await clock.run(10_000)
    expect(await answer).toEqual({ status: 200, body: '{"count":1}' })
    expect([asked, settled.at]).toEqual([[`${url} @0`], 9_000])
  })

  it('aborts a wait on the clock as the platform does', async () => {
    const { ask, clock, asked } = setUp({ kind: 'latency', ms: 3_000 })
    const abort = new AbortController()
    const answer = ask({ signal: abort.signal })
    abort.abort()
    expect(await answer).toMatchObject({ error: { name: 'AbortError' } })
    expect([clock.pending(), asked]).toEqual([[], []])
  })
})
