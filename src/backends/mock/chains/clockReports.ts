import type { Cancel, Clock } from '../../port/clock.ts'
import type { VirtualClock } from '../clock/virtualClockTypes.ts'

export interface ClockReportsOptions {
  readonly clock: Pick<VirtualClock, 'now' | 'state' | 'rate' | 'subscribe'>
  /** Real time. */
  readonly platform: Pick<Clock, 'now'>
  /** Start of the world, virtual ms since epoch. */
  readonly startedAt: () => number
  /** Whether a person can see the page. */
  readonly isInFront: () => boolean
  /** Called when that may have changed. */
  readonly onFront: (listener: () => void) => Cancel
  /** Takes a report to the development server. */
  readonly post: (report: ClockReport) => Promise<unknown>
  /** Called when the page is left, for a while or for good. */
  readonly onLeave: (listener: () => void) => Cancel
  /** Notifies the development server of that: it stops the chains some minutes later. */
  readonly leave: () => void
}

/** How late it is in a stage: genesis in Unix seconds, now in ms since epoch, rate in virtual ms per real ms. */
export interface ClockReport {
  readonly genesis: number
  readonly now: number
  readonly rate: number
  readonly front: boolean
}

/** The development server counts on by itself; further off than this, it is told again. */
const toleranceMs = 250

/**
 * Keeps the development server in the know of a stage's clock, so that a block gets its time whoever sends (a script
 * has no other way to it), and of the tab in front. One report at a time, and none while the server counts right.
 */
export function createClockReports(options: ClockReportsOptions): {
  /** The server is there: begins to report. Safe to call again. */
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
      // The server went away, and nobody can send to it either.
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
