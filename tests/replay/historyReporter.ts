import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keepHistory } from '../../src/command/history/keepHistory.ts'
import { notesOf } from '../../src/command/suite/notesOf.ts'
import type { Play } from '../../src/command/suite/play.ts'
import { scenarioResultOf } from '../../src/command/suite/scenarioResultOf.ts'
import { replayChoice } from './replayChoice.ts'
import { scenarioNote } from './scenarioNote.ts'

/** Keeps the time and the result of each scenario, from which the next shards are computed. */
export default class HistoryReporter implements Reporter {
  readonly #plays = new Map<string, Play[]>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const play = { test, result }
    const [id] = notesOf(play, scenarioNote)
    // Other tests of the project, and tests that were not begun because the run was interrupted.
    if (id === undefined || result.status === 'skipped') return
    this.#plays.set(id, [...(this.#plays.get(id) ?? []), play])
  }

  onEnd(): void {
    const { history } = replayChoice()
    const results = [...this.#plays].map(([id, plays]) => scenarioResultOf(id, plays))
    if (results.length > 0) keepHistory(history, results)
  }
}
