import type { Clock } from '../../backends/port/clock.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type { StageApi } from '../../stage/stageApi.ts'

interface StagePageEvents {
  readonly clock: Clock
  /** Real ms after which a page without a message counts as failed. */
  readonly timeoutMs: number
  readonly ready: (api: StageApi) => void
  readonly failed: (problem: string) => void
  /** The page threw an error. */
  readonly thrown: (text: string) => void
  /** The page is being left or reloaded. */
  readonly left: () => void
}

/** Watches a loaded page of the stage until it can be played, and its errors until `stop`. */
export function watchStagePage(
  page: Window,
  { clock, timeoutMs, ready, failed, thrown, left }: StagePageEvents,
): {
  /** Looks at once; otherwise the page is looked at with the clock. */
  look(): void
  stop(): void
} {
  const onError = (event: ErrorEvent) => thrown(event.message)
  const onRejection = (event: PromiseRejectionEvent) => thrown(messageOf(event.reason))
  const onLeave = () => left()
  // A page that was left cannot be accessed any more, so the signal ends the listening.
  const listening = new AbortController()
  const { signal } = listening
  page.addEventListener('error', onError, { signal })
  page.addEventListener('unhandledrejection', onRejection, { signal })
  page.addEventListener('pagehide', onLeave, { signal })
  const until = clock.now() + timeoutMs
  const look = () => {
    if (page.foyerStage) {
      cancel()
      ready(page.foyerStage)
    } else if (page.foyerStageProblem !== undefined) {
      cancel()
      failed(page.foyerStageProblem)
    } else if (clock.now() > until) {
      cancel()
      failed(`the page said nothing for ${timeoutMs / 1000} s.`)
    }
  }
  const cancel = clock.every('workbench.stage', 25, look)
  return {
    look,
    stop() {
      cancel()
      listening.abort()
    },
  }
}
