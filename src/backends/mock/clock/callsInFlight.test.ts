import { describe, expect, it } from 'vitest'
import { macrotask } from './macrotask.ts'
import { createClockTest, createClockTestWithCalls } from './testing/clockTest.ts'

describe('calls in flight', () => {
  it('the clock fires its next timer only when a call that a timer started has ended', async () => {
    const { clock, log } = createClockTestWithCalls()
    const seen: string[] = []
    clock.every('poll', 5_000, () => {
      const call = log.begin('chain.eth_blockNumber', [])
      void macrotask()
        .then(macrotask)
        .then(() => {
          seen.push(`answer @${clock.now()}`)
          call.done('0x1')
        })
    })
    await clock.run(15_000)
    expect(seen).toEqual(['answer @5000', 'answer @10000', 'answer @15000'])
  })

  it('calls hold the clock if they began before the advance', async () => {
    const { clock, log } = createClockTestWithCalls()
    const call = log.begin('directory.wallets', {})
    let endedAt = -1
    void macrotask().then(() => {
      endedAt = clock.now()
      call.done({})
    })
    await clock.jump(1_000)
    expect(endedAt).toBe(0)
  })

  it('a call that waits for a person does not stop the clock', async () => {
    const { clock, log } = createClockTestWithCalls()
    void log.begin('wallet.eth_requestAccounts', []).park(new Promise(() => undefined))
    await clock.run(60_000)
    expect(clock.now()).toBe(60_000)
  })

  it('a call that itself sleeps on the clock does not deadlock', async () => {
    const { clock, log } = createClockTestWithCalls()
    const call = log.begin('directory.wallets', {})
    const answered = call.park(clock.sleep('fault.latency', 3_000)).then(async () => {
      await macrotask()
      const at = clock.now()
      call.done({})
      return at
    })
    await clock.run(10_000)
    expect(await answered).toBe(3_000)
    expect(clock.now()).toBe(10_000)
  })

  it('names calls that never end, instead of an endless wait', async () => {
    const { clock, log, pass } = createClockTestWithCalls({ timeoutMs: 500 })
    log.begin('balances.balances', {})
    const run = clock.run(1_000).catch((error: unknown) => String(error))
    await macrotask()
    await pass(500)
    expect(await run).toContain('balances.balances')
    expect(clock.state).toBe('paused')
  })

  it('the clock also waits for the work that `settle` returns', async () => {
    let loading: Promise<void> | undefined
    const { clock, seen, note } = createClockTest({ settle: () => loading })
    clock.setTimer('open', 10, () => {
      loading = macrotask().then(() => {
        note('loaded')()
        loading = undefined
      })
    })
    clock.setTimer('next', 20, note('next'))
    await clock.run(30)
    expect(seen).toEqual(['loaded @1010', 'next @1020'])
  })

  it('the clock is idle when the last call has ended and its followers have run', async () => {
    const { clock, log } = createClockTestWithCalls()
    const call = log.begin('identity.identity', {})
    let followed = false
    void macrotask()
      .then(() => call.done({}))
      .then(macrotask)
      .then(() => {
        followed = true
      })
    await clock.idle()
    expect(log.inFlight()).toBe(0)
    expect(followed).toBe(true)
  })
})
