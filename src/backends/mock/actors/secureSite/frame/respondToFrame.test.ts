import { beforeEach, describe, expect, it } from 'vitest'
import { createSecureSiteTest } from '../testing/secureSiteTest.ts'

let up: ReturnType<typeof createSecureSiteTest>
beforeEach(async () => {
  up = createSecureSiteTest()
  await up.mount()
})

describe('the loading of the frame', () => {
  it('is slow, never ends or breaks', async () => {
    const own = createSecureSiteTest()
    own.inject('frame.mount', { kind: 'drop' })
    expect(await own.failure(own.mount())).toMatchObject({ code: 'frame.notLoaded' })
    own.inject('frame.mount', { kind: 'hang' })
    const hung = own.failure(own.mount())
    await own.clock.run(20_000)
    expect(await hung).toMatchObject({ code: 'frame.notLoaded' })
    own.inject('frame.mount', { kind: 'latency', ms: 5_000 })
    const slow = own.mount().then(() => own.clock.now())
    await own.clock.run(6_000)
    expect(await slow).toBe(25_000)
  })
})

describe('faults', () => {
  const login = () => up.failure(up.auth.connectEmail('ada@example.com'))

  it('hang until the client gives up on the clock', async () => {
    up.inject('frame.connectEmail', { kind: 'hang' })
    const answer = login()
    await up.clock.run(30_000)
    expect(await answer).toMatchObject({ code: 'frame.notLoaded' })
    expect(up.log.list().at(-1)).toMatchObject({ status: 'failed', faultId: 'f' })
    expect(up.mailbox.mails()).toEqual([])
  })

  it('reject with a message', async () => {
    up.inject('frame.connectEmail', { kind: 'reject', code: 0, message: 'Out of order' })
    expect(await login()).toMatchObject({ code: 'frame.failed', serverText: 'Out of order' })
  })

  it('return a malformed response', async () => {
    up.inject('frame.connectEmail', { kind: 'malformed' })
    expect(await login()).toMatchObject({ code: 'frame.malformed' })
  })

  it('delay the request or its answer', async () => {
    up.inject('frame.connectEmail', { kind: 'latency', ms: 5_000 })
    const slow = login()
    await up.clock.run(5_000)
    await slow
    expect(up.mailbox.mails()[0]?.at).toBe(5_000)
    up.inject('frame.connectOtp', { kind: 'late', ms: 5_000 })
    const late = up.auth.connectOtp(up.code()).then(() => up.clock.now())
    await up.clock.run(10_000)
    expect(await late).toBe(10_000)
  })

  it('send a reply twice, an old one again, and a forged one: none is believed', async () => {
    up.inject('frame.connectEmail', { kind: 'wrongOrigin' })
    await login()
    up.inject('frame.connectOtp', { kind: 'duplicate' })
    await up.auth.connectOtp(up.code())
    await up.auth.getUser('eip155:1')
    up.inject('frame.getUser', { kind: 'stale' })
    await up.auth.getUser('eip155:137')
    expect(up.refused.map(({ reason }) => reason)).toEqual(['origin', 'unknownId', 'unknownId'])
  })
})

it('names each call once, from the port to the answer', async () => {
  await up.auth.connectEmail('ada@example.com')
  await up.auth.connectOtp(up.code())
  const connection = await up.auth.connect({ chainId: 'eip155:1' })
  await connection.provider.request({ method: 'eth_getBalance', params: ['0x1'] })
  expect(up.log.list().map(({ name, status }) => [name, status])).toEqual([
    ['frame.mount', 'done'],
    ['frame.connectEmail', 'done'],
    ['frame.connectOtp', 'done'],
    ['frame.getUser', 'done'],
    ['frame.eth_getBalance', 'done'],
  ])
})
