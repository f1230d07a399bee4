import { leftTab } from '../../backends/mock/shared/leftTab.ts'

/** ms between two checks for stages to stop. */
const lookEvery = 30_000

/** Stops the chains of stages whose page was left. */
export interface LeftStages {
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
 * Watches for stages whose page was left.
 * @param options.stop stops everything of a stage
 * @param options.now ms of a monotonic clock
 */
export function createLeftStages(options: {
  readonly stop: (stage: string) => Promise<void>
  readonly now?: () => number
}): LeftStages {
  const { stop, now = () => performance.now() } = options
  const pages = new Map<string, string>()
  /** Time at which each stage was left or last used. */
  const left = new Map<string, number>()

  async function stopDue() {
    const due = [...left].filter(([, since]) => now() - since >= leftTab.chainsStopAfter)
    await Promise.all(
      due.map(([stage]) => {
        left.delete(stage)
        pages.delete(stage)
        return stop(stage)
      }),
    )
  }

  const looking = setInterval(() => void stopDue(), lookEvery)
  looking.unref()

  return {
    open(stage, page) {
      pages.set(stage, page)
      left.delete(stage)
    },
    leave(stage, page) {
      if (pages.get(stage) === page) left.set(stage, now())
    },
    use(stage) {
      if (left.has(stage)) left.set(stage, now())
    },
    stopDue,
    close: () => clearInterval(looking),
  }
}
