import type { Cancel, Clock } from '../../../port/clock.ts'

/** The wallets of a page that appear later than the page. */
export function createLateStarts(clock: Pick<Clock, 'setTimer'>) {
  const waiting = new Map<string, Cancel>()
  return {
    isWaiting: (key: string) => waiting.has(key),
    /** Calls `appear` after `ms`, or at once without it. */
    start(key: string, ms: number | undefined, appear: () => void): void {
      if (ms === undefined) return appear()
      const cancel = clock.setTimer('wallet.appears', ms, () => {
        waiting.delete(key)
        appear()
      })
      waiting.set(key, cancel)
    },
    /** True if the wallet was waiting; it does not appear any more. */
    cancel(key: string): boolean {
      const stop = waiting.get(key)
      waiting.delete(key)
      stop?.()
      return stop !== undefined
    },
  }
}
