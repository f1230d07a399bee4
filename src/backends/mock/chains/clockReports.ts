import type { Cancel, Clock } from '../../port/clock.ts'
import type { VirtualClock } from '../clock/virtualClockTypes.ts'

export interface ClockReportsOptions {
  readonly clock: Pick<VirtualClock, 'now' | 'state' | 'rate' | 'subscribe'>
  /** The clock of real time. */
  readonly platform: Pick<Clock, 'now'>
  /** Returns the start of the world, in virtual ms since epoch. */
  readonly startedAt: () => number
  /** Returns whether a person can see the page. */
  readonly isInFront: () => boolean
  /** Called when that may have changed. */
  readonly onFront: (listener: () => void) => Cancel
  /** Sends a report to the development server. */
  readonly post: (report: ClockReport) => Promise<unknown>
  /** Called when the page is left, temporarily or finally. */
  readonly onLeave: (listener: () => void) => Cancel
  /** Notifies the development server that the page was left; it stops the chains some minutes later. */
  readonly leave: () => void
}

/** The clock of a stage: genesis in Unix seconds, now in ms since epoch, rate in virtual ms per real ms. */
export interface ClockReport {
  readonly genesis: number
  readonly now: number
  readonly rate: number
  readonly front: boolean
}

/** The development server advances the time by itself; a larger difference than this is reported. */
const toleranceMs = 250

/**
 * Keeps the development server informed of a stage's clock and of the tab in front, so that every block gets the right time, including
 * those of scripts. One report at a time, and none while the server's time is right.
 */
export function createClockReports(options: ClockReportsOptions): {
  /** Starts reporting, because the server is running. Safe to call again. */
  start(): void
  dispose(): void
} {
  const { clock, platform } = options
  let last: (ClockReport & { readonly at: number }) | undefined
  let cancels: readonly Cancel[] = []
  let posting = false

  const rate = () => (clock.state === 'running' ? clock.rate : 0)

  function isKnown(): boolean {
    if (last?.rate !== rate()) return false
    const counted = last.now + last.rate * (platform.now() - last.at)
    return Math.abs(counted - clock.now()) <= toleranceMs
  }

  function report(front: boolean): void {
    if (posting) return
    posting = true
    const genesis = Math.floor(options.startedAt() / 1_000)
    const said = { genesis, now: Math.floor(clock.now()), rate: rate(), front }
    last = { ...said, at: platform.now() }
    options
      .post(said)
      // The server has gone, so no caller can reach it either.
      .catch(() => undefined)
      .finally(() => {
        posting = false
        look()
      })
  }

  function look(): void {
    if (cancels.length > 0 && !isKnown()) report(false)
  }

  return {
    start() {
      if (cancels.length > 0) return
      const come = () => {
        if (options.isInFront()) report(true)
      }
      cancels = [clock.subscribe(look), options.onFront(come), options.onLeave(options.leave)]
      report(options.isInFront())
    },
    dispose() {
      for (const cancel of cancels) cancel()
      cancels = []
    },
  }
}
