import type { Clock } from '../../backends/port/clock.ts'
import { actByHand, type PageDriver, type WaitFor } from '../../scenarios/index.ts'
import { createPageHand } from './hand/pageHand.ts'

export interface PageDriverOptions {
  /** The stage's document, a new one after a reload. */
  page(): Document
  /** Looks on that page. */
  readonly waitFor: WaitFor
  /** Resolves when the stage is ready again. */
  reload(): Promise<unknown>
  /** Real time. */
  readonly clock: Clock
  /** Stops waiting. */
  readonly signal: AbortSignal
}

/** Hands at a stage in an iframe of the same origin, also inside its open shadow roots. */
export function createPageDriver({
  page,
  waitFor,
  reload,
  clock,
  signal,
}: PageDriverOptions): PageDriver {
  const { hands, typeOn } = createPageHand(page, waitFor, clock, signal)
  return {
    act: (step) => actByHand(step, hands),
    typeOn,
    async typeCode(code) {
      await hands.type({
        do: 'type',
        target: { role: 'textbox', within: 'modal', nth: 0 },
        text: code,
      })
    },
    async reload() {
      await reload()
    },
  }
}
