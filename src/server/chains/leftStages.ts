import { leftTab } from '../../backends/mock/shared/leftTab.ts'

/** ms between two looks for stages to stop. */
const lookEvery = 30_000

/** Stops the chains of stages whose page was left. */
export interface LeftStages {
  /** A page of the stage is open. A page has an id of its own: a reload is another page. */
  open(stage: string, page: string): void
  /** The page was left. Ignored for a page that is not the latest: after a reload this may arrive late. */
  leave(stage: string, page: string): void
  /** Somebody uses the stage: its time begins again. */
  use(stage: string): void
  /** Stops the stages whose time is over; happens by itself, too. */
  stopDue(): Promise<void>
  close(): void
}

/**
 * See `LeftStages`.
 * @param options.stop stops everything of a stage
 * @param options.now ms of a monotonic clock
 */
export function createLeftStages(options: {
  readonly stop: (stage: string) => Promise<void>
  readonly now?: () => number
}): LeftStages {
  const { stop, now = () => performance.now() } = options
  const pages = new Map<string, string>()
  /** When each was left or last used since. */
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
