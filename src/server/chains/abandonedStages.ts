import { abandonedTabLimits } from '../../backends/mock/shared/abandonedTabLimits.ts'

/** The time in ms between two checks for stages to stop. */
const checkInterval = 30_000

/** Stops the chains of stages whose page was left. */
export interface AbandonedStages {
  /** Reports that a page of the stage is open. Every page has its own id, so a reload is a different page. */
  open(stage: string, page: string): void
  /** Reports that the page was left. Ignored unless it is the latest page: after a reload this may arrive late. */
  leave(stage: string, page: string): void
  /** Reports a use of the stage, which restarts its time limit. */
  use(stage: string): void
  /** Stops the stages whose time limit has passed. Also runs on a timer. */
  stopDue(): Promise<void>
  close(): void
}

/**
 * Creates the watch over the stages of one server.
 * @param options.stop stops everything of a stage
 * @param options.now ms of a monotonic clock
 */
export function createAbandonedStages(options: {
  readonly stop: (stage: string) => Promise<void>
  readonly now?: () => number
}): AbandonedStages {
  const { stop, now = () => performance.now() } = options
  const pages = new Map<string, string>()
  /** When each stage was left or last used, in ms. */
  const unusedSince = new Map<string, number>()

  async function stopDue() {
    const due = [...unusedSince].filter(
      ([, since]) => now() - since >= abandonedTabLimits.chainsStopAfter,
    )
    await Promise.all(
      due.map(([stage]) => {
        unusedSince.delete(stage)
        pages.delete(stage)
        return stop(stage)
      }),
    )
  }

  const timer = setInterval(() => void stopDue(), checkInterval)
  timer.unref()

  return {
    open(stage, page) {
      pages.set(stage, page)
      unusedSince.delete(stage)
    },
    leave(stage, page) {
      if (pages.get(stage) === page) unusedSince.set(stage, now())
    },
    use(stage) {
      if (unusedSince.has(stage)) unusedSince.set(stage, now())
    },
    stopDue,
    close: () => clearInterval(timer),
  }
}
