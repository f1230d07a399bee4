import { expect, it } from 'vitest'
import { createCallLog } from './callLog.ts'

function setUp(keep?: number) {
  let now = 100
  const log = createCallLog({
    clock: () => ({ now: () => now }),
    ...(keep === undefined ? {} : { keep }),
  })
  return { log, pass: (ms: number) => (now += ms) }
}

it('records a call from its start to its response as plain data', () => {
  const { log, pass } = setUp()
  const call = log.begin('chain.eth_getBalance', {
    value: 5n,
    signal: new AbortController().signal,
  })
  expect(log.inFlight()).toBe(1)
  pass(20)
  call.done(new Uint8Array(3))
  expect(log.list()).toEqual([
    {
      id: 1,
      name: 'chain.eth_getBalance',
      startedAt: 100,
      endedAt: 120,
      arguments: { value: '5n', signal: '[AbortSignal]' },
      status: 'done',
      result: '[3 bytes]',
    },
  ])
  expect(log.inFlight()).toBe(0)
})

it('records a failure with its code and the fault that caused it', () => {
  const { log } = setUp()
  const call = log.begin('wallet.eth_requestAccounts', [])
  call.faulted('fault-1')
  call.failed({ code: 4001, message: 'No.' })
  call.done('too late')
  expect(log.list()).toMatchObject([
    { status: 'failed', error: { code: 4001, message: 'No.' }, faultId: 'fault-1' },
  ])
  expect(log.list()[0]).not.toHaveProperty('result')
})

it('a parked call does not count as in flight until its wait ends', async () => {
  const { log } = setUp()
  const call = log.begin('frame.connectDevice', [])
  let approve = () => {}
  const wait = call.park(new Promise<void>((resolve) => (approve = resolve)))
  expect([log.inFlight(), log.list()[0]?.status]).toEqual([0, 'parked'])
  approve()
  await wait
  expect([log.inFlight(), log.list()[0]?.status]).toEqual([1, 'open'])
})

it('parks the newest open call of a name, and only waits when there is none', async () => {
  const { log } = setUp()
  log.begin('frame.connectDevice', 'old')
  log.begin('frame.connectDevice', 'new')
  void log.parkNewest('frame.connectDevice', new Promise(() => undefined))
  expect(log.list().map(({ status }) => status)).toEqual(['open', 'parked'])
  expect(await log.parkNewest('frame.other', Promise.resolve(4))).toBe(4)
})

it('returns the same list until something changes', () => {
  const { log } = setUp()
  log.begin('host.a', {})
  const list = log.list()
  expect(log.list()).toBe(list)
  log.begin('host.b', {})
  expect(log.list()).not.toBe(list)
})

it('notifies listeners, and clears only what has ended', () => {
  const { log } = setUp()
  let notified = 0
  log.subscribe(() => (notified += 1))
  log.begin('host.open', {})
  log.begin('host.ended', {}).done(1)
  expect(notified).toBe(3)
  log.clear()
  expect(log.list().map(({ name }) => name)).toEqual(['host.open'])
})

it('notifies a follower of each start and end, in their order', () => {
  const { log } = setUp()
  const seen: string[] = []
  const stop = log.follow(({ name, status }, change) => seen.push(`${name} ${change} ${status}`))
  const first = log.begin('chain.eth_call', {})
  log.begin('chain.eth_chainId', {}).failed(new Error('no'))
  first.done(1)
  stop()
  log.begin('chain.eth_call', {})
  expect(seen).toEqual([
    'chain.eth_call begins open',
    'chain.eth_chainId begins open',
    'chain.eth_chainId ends failed',
    'chain.eth_call ends done',
  ])
})

it('forgets the oldest ended calls beyond its limit', () => {
  const { log } = setUp(3)
  log.begin('host.waiting', {})
  for (const name of ['a', 'b', 'c', 'd']) log.begin(`host.${name}`, {}).done(1)
  expect(log.list().map(({ name }) => name)).toEqual(['host.waiting', 'host.c', 'host.d'])
})

it('lets a held call pass, once and while it is open', async () => {
  const { log } = setUp()
  const call = log.begin('swap.quote', {})
  const passed = call.park(call.passed()).then(() => 'passed')
  log.letPass(7)
  expect(log.list()[0]?.status).toBe('parked')
  log.letPass(1)
  expect([await passed, log.list()[0]?.status]).toEqual(['passed', 'open'])
  call.done({})
  log.letPass(1)
  expect(log.list()[0]?.status).toBe('done')
})
