import { abandonedTabLimits } from '../../backends/mock/shared/abandonedTabLimits.ts'

/** The time in ms between two checks for stages to stop. */
const checkInterval = 30_000

/** Stops the chains of stages whose page was left. */
export interface AbandonedStages {
  /** Reports that a page of the stage is open. Every page has its own id, so a reload is a different page. */
  open(stage: string, page: string): void
  /** Reports that the page was left. Ignored unless it is the latest page: after a reload this may arrive late. */
  leave(stage: string, page: string): void
  /**
   * Reports that a page of the stage has opened its socket. Returns a function that reports its end, safe to call twice: a page without a
   * socket was left, even if a browser that was killed could not say so.
   */
  connect(stage: string): () => void
  /** Reports that the stage was stopped. If a page that is about to close starts its chains again, they stop some minutes later. */
  end(stage: string): void
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
  /** Number of open sockets of each stage. */
  const sockets = new Map<string, number>()

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
    connect(stage) {
      sockets.set(stage, (sockets.get(stage) ?? 0) + 1)
      unusedSince.delete(stage)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const others = (sockets.get(stage) ?? 1) - 1
        sockets.set(stage, others)
        if (others > 0) return
        sockets.delete(stage)
        unusedSince.set(stage, now())
      }
    },
    end(stage) {
      unusedSince.set(stage, now())
    },
    use(stage) {
      if (unusedSince.has(stage)) unusedSince.set(stage, now())
    },
    stopDue,
    close: () => clearInterval(timer),
  }
}
