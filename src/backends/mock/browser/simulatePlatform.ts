import type { Clock } from '../../port/clock.ts'
import type { Random } from '../../port/random.ts'
import type { PageSleep } from './pageSleep.ts'
import type { ShortTimeouts } from './shortTimeouts.ts'

/**
 * From this length on, a timeout affects what a visitor or a client sees, in ms: a retry, a pause, giving up. Libraries use shorter ones
 * only to let the page continue; React's are up to 300 ms, and a view would stay half drawn.
 */
const shortestWait = 500

/**
 * The first id of a simulated timeout. It is above the platform's own ids, because `clearTimeout`
 * and `clearInterval` cancel either.
 */
const firstId = 2 ** 40

/**
 * Replaces the platform's time and randomness with the simulator's for libraries that use the platform directly, as WalletConnect does:
 * `Date`, `setInterval`, `setTimeout` of half a second and more, `Math.random` and `crypto.getRandomValues`. Only for a page of the
 * simulator itself. Returns a function that undoes this.
 */
export function simulatePlatform(
  page: Window & typeof globalThis,
  clock: Pick<Clock, 'now' | 'every' | 'setTimer'>,
  random: Random,
  short: Pick<ShortTimeouts, 'add' | 'remove'>,
  sleep: Pick<PageSleep, 'asleep' | 'whenAwake'>,
): () => void {
  const { Date: RealDate, setInterval, clearInterval, setTimeout, clearTimeout, crypto } = page
  const { random: drawn } = page.Math
  const timers = new Map<number, () => void>()
  /** The short timeouts that came due while the page slept. */
  const late = new Set<unknown>()
  let moment = clock.now()
  let draws = 0
  let lastId = firstId

  function drawsOfMoment(): number {
    if (clock.now() !== moment) draws = 0
    moment = clock.now()
    return draws
  }

  /** Returns the time, 1 ms later with each number that was drawn since the clock moved. */
  const now = () => clock.now() + drawsOfMoment()

  /**
   * Draws a number. Message ids consist of the time and a random number, and no two may be equal.
   * Reads of the time are not counted: a library that waits for a response reads it more often on a
   * slow machine.
   */
  function draw(): number {
    draws = drawsOfMoment() + 1
    return random.next()
  }

  page.Date = new Proxy(RealDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
  page.Math.random = draw
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    value<T extends ArrayBufferView>(into: T): T {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
      for (const index of bytes.keys()) bytes[index] = Math.floor(random.next() * 256)
      return into
    },
  })
  page.setInterval = ((handler: () => void, ms = 0) => {
    lastId += 1
    timers.set(lastId, clock.every('page.interval', ms, handler))
    return lastId
  }) as typeof setInterval
  page.setTimeout = ((handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms < shortestWait) {
      // While the page sleeps, only the simulated phone sets timers.
      const isPages = !sleep.asleep()
      const id = Reflect.apply(setTimeout, page, [
        () => {
          short.remove(id)
          if (!isPages) return handler(...given)
          late.add(id)
          sleep.whenAwake(() => {
            if (late.delete(id)) handler(...given)
          })
        },
        ms,
      ]) as unknown as number
      short.add(id)
      return id
    }
    lastId += 1
    const id = lastId
    const fire = () => {
      timers.delete(id)
      handler(...given)
    }
    timers.set(id, clock.setTimer('page.timeout', ms, fire))
    return id
  }) as typeof setTimeout
  function clear(id: unknown): void {
    timers.get(Number(id))?.()
    if (timers.delete(Number(id)) || late.delete(id)) return
    short.remove(id)
    Reflect.apply(clearTimeout, page, [id])
  }
  page.clearTimeout = clear
  page.clearInterval = clear

  return () => {
    for (const cancel of timers.values()) cancel()
    Object.assign(page, { Date: RealDate, setInterval, clearInterval, setTimeout, clearTimeout })
    page.Math.random = drawn
    Reflect.deleteProperty(crypto, 'getRandomValues')
  }
}
