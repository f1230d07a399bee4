import { describe, expect, it } from 'vitest'
import type { Clock } from '../../port/clock.ts'
import { createCallLog } from '../calls/callLog.ts'
import { macrotask } from './macrotask.ts'
import { createVirtualClock, type VirtualClockOptions } from './virtualClock.ts'

/** Real time that a test moves by hand. */
function createHandPlatform() {
  let now = 0
  let counter = 0
  const timers = new Map<number, { at: number; fn: () => void }>()
  const platform: Clock = {
    now: () => now,
    setTimer(_label, ms, fn) {
      counter += 1
      const id = counter
      timers.set(id, { at: now + ms, fn })
      return () => timers.delete(id)
    },
    every: () => () => undefined,
    sleep: () => Promise.resolve(),
  }
  return {
    platform,
    pending: () => timers.size,
    async pass(ms: number) {
      now += ms
      for (const [id, timer] of [...timers].filter(([, { at }]) => at <= now)) {
        timers.delete(id)
        timer.fn()
      }
      await macrotask()
    },
  }
}

function setUp(options: Partial<VirtualClockOptions> = {}) {
  const hand = createHandPlatform()
  const clock = createVirtualClock({ startedAt: 1_000, platform: hand.platform, ...options })
  const seen: string[] = []
  const note = (what: string) => () => seen.push(`${what} @${clock.now()}`)
  return { ...hand, clock, seen, note }
}

function setUpWithCalls(options: Partial<VirtualClockOptions> = {}) {
  const log = createCallLog({ clock: () => clock })
  const hand = createHandPlatform()
  const clock = createVirtualClock({
    startedAt: 0,
    platform: hand.platform,
    activity: { ...log, names: () => log.list().map(({ name }) => name) },
    ...options,
  })
  return { ...hand, clock, log }
}

describe('timers', () => {
  it('fires by time, then in the order they were set, with now at each own due time', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('late', 30, note('late'))
    clock.setTimer('first', 10, note('first'))
    clock.setTimer('second', 10, note('second'))
    await clock.run(30)
    expect(seen).toEqual(['first @1010', 'second @1010', 'late @1030'])
    expect(clock.now()).toBe(1_030)
  })

  it('leaves a timer that is not due yet, and moves to the end of the run', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('later', 31, note('later'))
    await clock.run(30)
    expect(seen).toEqual([])
    expect(clock.now()).toBe(1_030)
    expect(clock.pending()).toEqual([{ id: 1, label: 'later', dueAt: 1_031 }])
  })

  it('fires every tick of a repeating timer', async () => {
    const { clock, seen, note } = setUp()
    clock.every('poll', 4_000, note('poll'))
    await clock.run(180_000)
    expect(seen).toHaveLength(45)
    expect(seen.at(-1)).toBe('poll @181000')
  })

  it('fires timers set by a timer when they come due within the same run', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('outer', 10, () => {
      note('outer')()
      clock.setTimer('now', 0, note('now'))
      clock.setTimer('inner', 5, note('inner'))
    })
    await clock.run(20)
    expect(seen).toEqual(['outer @1010', 'now @1010', 'inner @1015'])
  })

  it('never fires a cancelled timer, and cancelling twice is harmless', async () => {
    const { clock, seen, note } = setUp()
    const cancel = clock.setTimer('gone', 10, note('gone'))
    const stop = clock.every('poll', 10, () => {
      note('poll')()
      stop()
      stop()
    })
    cancel()
    cancel()
    await clock.run(100)
    expect(seen).toEqual(['poll @1010'])
    expect(clock.pending()).toEqual([])
  })

  it('lets promise chains finish at the time of the timer that started them', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('chain', 10, () => {
      void Array.from({ length: 12 })
        .reduce<Promise<unknown>>((chain) => chain.then(() => undefined), Promise.resolve())
        .then(note('end of chain'))
    })
    clock.setTimer('next', 11, note('next'))
    await clock.run(20)
    expect(seen).toEqual(['end of chain @1010', 'next @1011'])
  })

  it('refuses a timer that sets itself again for the same moment', async () => {
    const { clock } = setUp()
    const again = () => {
      clock.setTimer('spin', 0, again)
    }
    again()
    await expect(clock.run(1)).rejects.toThrow('"spin"')
  })

  it('goes on for the others when a timer throws, and rejects with what it threw', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('bad', 1, () => {
      throw new Error('broken')
    })
    clock.setTimer('good', 2, note('good'))
    await expect(clock.run(5)).rejects.toThrow('broken')
    expect(seen).toEqual(['good @1002'])
    expect(clock.now()).toBe(1_005)
    expect(clock.state).toBe('paused')
  })
})

describe('sleep', () => {
  it('resolves at its time', async () => {
    const { clock, seen, note } = setUp()
    void clock.sleep('nap', 50).then(note('awake'))
    await clock.run(60)
    expect(seen).toEqual(['awake @1050'])
  })

  it('rejects with aborted and leaves no timer, before or during the wait', async () => {
    const { clock } = setUp()
    const abort = new AbortController()
    const nap = clock.sleep('nap', 50, abort.signal)
    abort.abort()
    await expect(nap).rejects.toMatchObject({ code: 'aborted' })
    await expect(clock.sleep('nap', 50, abort.signal)).rejects.toMatchObject({ code: 'aborted' })
    expect(clock.pending()).toEqual([])
  })
})

describe('advancing', () => {
  it('jumps like a sleeping laptop: each timer fires once, at the new time', async () => {
    const { clock, seen, note } = setUp()
    clock.every('poll', 4_000, note('poll'))
    clock.setTimer('once', 10_000, note('once'))
    await clock.jump(61_000)
    expect(seen).toEqual(['poll @62000', 'once @62000'])
    expect(clock.pending()).toMatchObject([{ label: 'poll', dueAt: 65_000 }])
  })

  it('runs to the next timer and returns it', async () => {
    const { clock, seen, note } = setUp()
    clock.setTimer('b', 70, note('b'))
    clock.setTimer('a', 50, note('a'))
    expect(await clock.runToNext()).toEqual({ id: 2, label: 'a', dueAt: 1_050 })
    expect(seen).toEqual(['a @1050'])
    await clock.runToNext()
    expect(await clock.runToNext()).toBeUndefined()
    expect(clock.now()).toBe(1_070)
  })

  it('refuses an overlapping advance and goes on with the first', async () => {
    const { clock } = setUp()
    const first = clock.run(100)
    expect(clock.state).toBe('advancing')
    await expect(clock.run(1)).rejects.toThrow('another advance is under way')
    await expect(clock.jump(1)).rejects.toThrow('another advance is under way')
    await first
    expect(clock.state).toBe('paused')
    expect(clock.now()).toBe(1_100)
  })

  it('never goes back', async () => {
    const { clock } = setUp()
    await clock.run(-50)
    await clock.jump(Number.NaN)
    expect(clock.now()).toBe(1_000)
  })

  it('notifies its listeners until they leave', async () => {
    const { clock } = setUp()
    let notified = 0
    const leave = clock.subscribe(() => {
      notified += 1
    })
    await clock.run(1)
    expect(notified).toBeGreaterThan(0)
    leave()
    const before = notified
    await clock.run(1)
    expect(notified).toBe(before)
  })
})

describe('calls in flight', () => {
  it('waits for a call that a timer started before it fires the next timer', async () => {
    const { clock, log } = setUpWithCalls()
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

  it('waits for a call that was under way before the advance', async () => {
    const { clock, log } = setUpWithCalls()
    const call = log.begin('directory.wallets', {})
    let endedAt = -1
    void macrotask().then(() => {
      endedAt = clock.now()
      call.done({})
    })
    await clock.jump(1_000)
    expect(endedAt).toBe(0)
  })

  it('goes on while a call is parked for a person', async () => {
    const { clock, log } = setUpWithCalls()
    void log.begin('wallet.eth_requestAccounts', []).park(new Promise(() => undefined))
    await clock.run(60_000)
    expect(clock.now()).toBe(60_000)
  })

  it('does not deadlock on a call that itself sleeps on the clock', async () => {
    const { clock, log } = setUpWithCalls()
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

  it('says which call never ends instead of waiting for ever', async () => {
    const { clock, log, pass } = setUpWithCalls({ timeoutMs: 500 })
    log.begin('balances.balances', {})
    const run = clock.run(1_000).catch((error: unknown) => String(error))
    await macrotask()
    await pass(500)
    expect(await run).toContain('balances.balances')
    expect(clock.state).toBe('paused')
  })

  it('waits for what the settle hook names', async () => {
    let loading: Promise<void> | undefined
    const { clock, seen, note } = setUp({ settle: () => loading })
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

  it('is idle when the last call has ended and its followers have run', async () => {
    const { clock, log } = setUpWithCalls()
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

describe('flowing by itself', () => {
  it('follows real time at the given rate, until paused', async () => {
    const { clock, pass, seen, note } = setUp()
    clock.setTimer('soon', 150, note('soon'))
    clock.resume(10)
    expect([clock.state, clock.rate]).toEqual(['running', 10])
    await pass(16)
    expect([clock.now(), seen]).toEqual([1_160, ['soon @1150']])
    await pass(20)
    expect(clock.now()).toBe(1_360)
    clock.pause()
    await pass(1_000)
    expect([clock.state, clock.now()]).toEqual(['paused', 1_360])
  })

  it('lets a person advance in between and flows on afterwards', async () => {
    const { clock, pass } = setUp()
    clock.resume()
    await pass(16)
    await clock.run(60_000)
    expect([clock.state, clock.now()]).toEqual(['running', 61_016])
    await pass(16)
    expect(clock.now()).toBe(61_032)
  })

  it('stays paused when paused during a step', async () => {
    const { clock, pass, pending } = setUp()
    clock.setTimer('stop', 5, () => clock.pause())
    clock.resume()
    await pass(16)
    expect([clock.state, pending()]).toEqual(['paused', 0])
  })

  it('rejects with what a timer threw', async () => {
    const notified: unknown[] = []
    const { clock, pass } = setUp({ onError: (error) => notified.push(error) })
    const error = new Error('broken')
    clock.setTimer('bad', 5, () => {
      throw error
    })
    clock.resume()
    await pass(16)
    expect(notified).toEqual([error])
  })
})

it('fires 1200 one-second ticks in far less than half a second', async () => {
  const { clock } = setUpWithCalls()
  let ticks = 0
  clock.every('countdown', 1_000, () => {
    ticks += 1
  })
  const before = performance.now()
  await clock.run(20 * 60_000)
  expect(ticks).toBe(1_200)
  expect(performance.now() - before).toBeLessThan(500)
})
