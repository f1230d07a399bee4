import type { StageApi } from '../../stage/stageApi.ts'
import { pageEnd, type RunMark } from '../../run/file/runFile.ts'

type Page = Pick<StageApi, 'simulator' | 'timelineLog'>

/** The timeline of a run, across reloads of its page. */
export interface RunLog {
  /** Begins a run, or continues it with the page that came after a reload. */
  follow(page: Page): void
  /** The present end of the timeline. */
  mark(): RunMark
  lines(): readonly string[]
  clear(): void
}

/** See `RunLog`. */
export function createRunLog(): RunLog {
  let before: readonly string[] = []
  let current: Page | undefined
  let startedAt = 0
  return {
    follow(page) {
      if (current) before = [...before, ...current.timelineLog.lines(), pageEnd]
      else startedAt = page.simulator.world.get().startedAt
      current = page
    },
    mark: () => ({
      at: current ? current.simulator.clock.now() - startedAt : 0,
      lines: before.length + (current?.timelineLog.count() ?? 0),
    }),
    lines: () => [...before, ...(current?.timelineLog.lines() ?? [])],
    clear() {
      before = []
      current = undefined
    },
  }
}
