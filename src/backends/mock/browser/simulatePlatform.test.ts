import { expect, it, vi } from 'vitest'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createPageSleep } from './pageSleep.ts'
import { createShortTimeouts } from './shortTimeouts.ts'
import { simulatePlatform } from './simulatePlatform.ts'

function setUp(seed = 1) {
  const clock = createTestClock()
  const page = {
    Date,
    Math: Object.create(Math) as Math,
    crypto: Object.create(crypto) as Crypto,
    setInterval,
    clearInterval,
    setTimeout,
    clearTimeout,
  } as unknown as Window & typeof globalThis
  const short = createShortTimeouts()
  const sleep = createPageSleep(() => undefined)
  const undo = simulatePlatform(page, clock, createSeededRandom(seed), short, sleep)
  return { clock, page, short, undo }
}

it('returns the time of the clock, later with each number drawn until the clock moves', async () => {
  const { clock, page } = setUp()
  const started = clock.now()
  const looks = () => [page.Date.now(), page.Date.now(), new page.Date().getTime()]
  expect(looks()).toEqual([started, started, started])
  page.Math.random()
  expect(looks()).toEqual([started + 1, started + 1, started + 1])
  await clock.run(60_000)
  expect(page.Date.now()).toBe(started + 60_000)
})

it('makes two message ids of one moment differ, regardless of how often the time was read', async () => {
  const idsAfter = async (looks: number) => {
    const { clock, page } = setUp()
    page.Math.random()
    await clock.run(10)
    for (let look = 0; look < looks; look += 1) page.Date.now()
    return [0, 1].map(() => page.Date.now() * 1_000 + Math.floor(page.Math.random() * 1_000))
  }
  const [first, second] = await idsAfter(0)
  expect(first).not.toBe(second)
  expect(await idsAfter(9)).toEqual([first, second])
})

it('leaves given dates unchanged', () => {
  const { page } = setUp()
  expect(new page.Date(5).getTime()).toBe(5)
  expect(page.Date.UTC(2026, 0)).toBe(Date.UTC(2026, 0))
  expect(page.Date.parse('2026-01-01')).toBe(Date.parse('2026-01-01'))
  expect(new page.Date(5)).toBeInstanceOf(page.Date)
})

it('draws numbers and bytes from the seed', () => {
  const draw = (seed: number) => {
    const { page } = setUp(seed)
    return [page.Math.random(), ...page.crypto.getRandomValues(new Uint32Array(4))]
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(new Set(draw(7)).size).toBe(5)
})

it('repeats on the clock until it is cancelled', async () => {
  const { clock, page } = setUp()
  const tick = vi.fn()
  const id = page.setInterval(tick, 5_000)
  await clock.run(16_000)
  expect(tick).toHaveBeenCalledTimes(3)
  page.clearInterval(id)
  await clock.run(16_000)
  expect(tick).toHaveBeenCalledTimes(3)
})

it('runs a timeout of half a second or more on the clock, once, unless it is cancelled', async () => {
  const { clock, page } = setUp()
  const fired: unknown[] = []
  page.setTimeout((what: string) => fired.push([what, clock.now()]), 300_000, 'expired')
  page.setTimeout((what: string) => fired.push([what, clock.now()]), 500, 'tried again')
  page.clearTimeout(page.setTimeout(() => fired.push('cancelled'), 60_000))
  expect(clock.pending()).toMatchObject([
    { label: 'page.timeout', dueAt: 500 },
    { label: 'page.timeout', dueAt: 300_000 },
  ])
  await clock.run(600_000)
  expect(fired).toEqual([
    ['tried again', 500],
    ['expired', 300_000],
  ])
})

it('leaves shorter timeouts to the platform', async () => {
  const { clock, page } = setUp()
  const cancelled = vi.fn()
  page.clearTimeout(page.setTimeout(cancelled, 1))
  const passed = await new Promise((resolve) => {
    page.setTimeout(resolve, 5, 'passed')
  })
  expect(passed).toBe('passed')
  expect(cancelled).not.toHaveBeenCalled()
  expect(clock.pending()).toEqual([])
})

it('reports when the next short timeout fired or was cancelled', async () => {
  const { page, short } = setUp()
  page.setTimeout(() => undefined, 60_000)
  expect(short.next()).toBeUndefined()
  const fired = vi.fn()
  page.setTimeout(fired, 5)
  await short.next()
  expect(short.next()).toBeUndefined()
  await vi.waitFor(() => expect(fired).toHaveBeenCalledOnce())
  const id = page.setTimeout(fired, 400)
  const cancelled = short.next()
  page.clearTimeout(id)
  await cancelled
  expect(short.next()).toBeUndefined()
})

it('cancels a timeout as an interval and the other way round, as the platform does', async () => {
  const { clock, page } = setUp()
  const fired = vi.fn()
  page.clearInterval(page.setTimeout(fired, 5_000))
  page.clearTimeout(page.setInterval(fired, 5_000))
  page.clearInterval(page.setTimeout(fired, 1))
  expect(clock.pending()).toEqual([])
  await new Promise((resolve) => {
    page.setTimeout(resolve, 5)
  })
  expect(fired).not.toHaveBeenCalled()
})

it('restores the platform', async () => {
  const { clock, page, undo } = setUp()
  const tick = vi.fn()
  page.setInterval(tick, 5_000)
  page.setTimeout(tick, 60_000)
  undo()
  await clock.run(60_000)
  expect(tick).not.toHaveBeenCalled()
  expect(page.Date).toBe(Date)
  expect([page.setInterval, page.setTimeout]).toEqual([setInterval, setTimeout])
})
