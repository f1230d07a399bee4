import { describe, expect, it } from 'vitest'
import { createClockTest, createClockTestWithCalls } from './testing/clockTest.ts'

describe('timers', () => {
  it('fires by time, then in the order they were set, with now at each own due time', async () => {
    const { clock, seen, note } = createClockTest()
    clock.setTimer('late', 30, note('late'))
    clock.setTimer('first', 10, note('first'))
    clock.setTimer('second', 10, note('second'))
    await clock.run(30)
    expect(seen).toEqual(['first @1010', 'second @1010', 'late @1030'])
    expect(clock.now()).toBe(1_030)
  })

  it('leaves a timer that is not due yet, and moves to the end of the run', async () => {
    const { clock, seen, note } = createClockTest()
    clock.setTimer('later', 31, note('later'))
    await clock.run(30)
    expect(seen).toEqual([])
    expect(clock.now()).toBe(1_030)
    expect(clock.pending()).toEqual([{ id: 1, label: 'later', dueAt: 1_031 }])
  })

  it('fires every tick of a repeating timer', async () => {
    const { clock, seen, note } = createClockTest()
    clock.every('poll', 4_000, note('poll'))
    await clock.run(180_000)
    expect(seen).toHaveLength(45)
    expect(seen.at(-1)).toBe('poll @181000')
  })

  it('fires timers set by a timer when they come due within the same run', async () => {
    const { clock, seen, note } = createClockTest()
    clock.setTimer('outer', 10, () => {
      note('outer')()
      clock.setTimer('now', 0, note('now'))
      clock.setTimer('inner', 5, note('inner'))
    })
    await clock.run(20)
    expect(seen).toEqual(['outer @1010', 'now @1010', 'inner @1015'])
  })

  it('a cancelled timer never fires, and cancelling twice is harmless', async () => {
    const { clock, seen, note } = createClockTest()
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
    const { clock, seen, note } = createClockTest()
    clock.setTimer('chain', 10, () => {
      void Array.from({ length: 12 })
        .reduce<Promise<unknown>>((chain) => chain.then(() => undefined), Promise.resolve())
        .then(note('end of chain'))
    })
    clock.setTimer('next', 11, note('next'))
    await clock.run(20)
    expect(seen).toEqual(['end of chain @1010', 'next @1011'])
  })

  it('rejects a timer that sets itself again for the same moment', async () => {
    const { clock } = createClockTest()
    const again = () => {
      clock.setTimer('spin', 0, again)
    }
    again()
    await expect(clock.run(1)).rejects.toThrow('"spin"')
  })

  it('continues with the others when a timer throws, and rejects with its error', async () => {
    const { clock, seen, note } = createClockTest()
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
    const { clock, seen, note } = createClockTest()
    void clock.sleep('nap', 50).then(note('awake'))
    await clock.run(60)
    expect(seen).toEqual(['awake @1050'])
  })

  it('rejects with aborted and leaves no timer, before or during the wait', async () => {
    const { clock } = createClockTest()
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
    const { clock, seen, note } = createClockTest()
    clock.every('poll', 4_000, note('poll'))
    clock.setTimer('once', 10_000, note('once'))
    await clock.jump(61_000)
    expect(seen).toEqual(['poll @62000', 'once @62000'])
    expect(clock.pending()).toMatchObject([{ label: 'poll', dueAt: 65_000 }])
  })

  it('runs to the next timer and returns it', async () => {
    const { clock, seen, note } = createClockTest()
    clock.setTimer('b', 70, note('b'))
    clock.setTimer('a', 50, note('a'))
    expect(await clock.runToNext()).toEqual({ id: 2, label: 'a', dueAt: 1_050 })
    expect(seen).toEqual(['a @1050'])
    await clock.runToNext()
    expect(await clock.runToNext()).toBeUndefined()
    expect(clock.now()).toBe(1_070)
  })

  it('rejects an overlapping advance and continues the first', async () => {
    const { clock } = createClockTest()
    const first = clock.run(100)
    expect(clock.state).toBe('advancing')
    await expect(clock.run(1)).rejects.toThrow('another advance is under way')
    await expect(clock.jump(1)).rejects.toThrow('another advance is under way')
    await first
    expect(clock.state).toBe('paused')
    expect(clock.now()).toBe(1_100)
  })

  it('the clock never goes back', async () => {
    const { clock } = createClockTest()
    await clock.run(-50)
    await clock.jump(Number.NaN)
    expect(clock.now()).toBe(1_000)
  })

  it('notifies its listeners until they unsubscribe', async () => {
    const { clock } = createClockTest()
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

describe('flowing by itself', () => {
  it('follows real time at the given rate, until paused', async () => {
    const { clock, pass, seen, note } = createClockTest()
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

  it('lets a person advance in between and continues to flow afterwards', async () => {
    const { clock, pass } = createClockTest()
    clock.resume()
    await pass(16)
    await clock.run(60_000)
    expect([clock.state, clock.now()]).toEqual(['running', 61_016])
    await pass(16)
    expect(clock.now()).toBe(61_032)
  })

  it('the clock remains paused when paused during a step', async () => {
    const { clock, pass, pending } = createClockTest()
    clock.setTimer('stop', 5, () => clock.pause())
    clock.resume()
    await pass(16)
    expect([clock.state, pending()]).toEqual(['paused', 0])
  })

  it('rejects with the error of a timer', async () => {
    const notified: unknown[] = []
    const { clock, pass } = createClockTest({ onError: (error) => notified.push(error) })
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
  const { clock } = createClockTestWithCalls()
  let ticks = 0
  clock.every('countdown', 1_000, () => {
    ticks += 1
  })
  const before = performance.now()
  await clock.run(20 * 60_000)
  expect(ticks).toBe(1_200)
  expect(performance.now() - before).toBeLessThan(500)
})
