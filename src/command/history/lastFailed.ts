import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRecord } from '../../backends/port/isRecord.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { playId } from '../suite/playId.ts'
import type { ScenarioResult } from '../suite/scenarioResult.ts'

/** The plays of a project that failed last: where build tools keep what a machine can lose. */
export const failedFile = 'node_modules/.cache/foyerkit/last-failed.json'

/** A play that failed. */
export interface FailedPlay {
  /** Path of the scenario. */
  readonly name: string
  /** Its cell in a matrix; absent if it was played as it is. */
  readonly cell?: Cell
}

/** Reads the plays that failed when they were last played; none without a file, or if it is damaged. */
export function readFailed(file: string): readonly FailedPlay[] {
  try {
    const plays: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(plays)) return []
    return plays.flatMap((each: unknown) =>
      typeof each === 'string' ? [{ name: each }] : isFailedPlay(each) ? [each] : [],
    )
  } catch {
    // A cache that is absent or half written is empty.
    return []
  }
}

function isFailedPlay(value: unknown): value is FailedPlay {
  if (!isRecord(value) || typeof value.name !== 'string') return false
  const { cell } = value
  return (
    cell === undefined ||
    (isRecord(cell) &&
      typeof cell.name === 'string' &&
      isRecord(cell.values) &&
      Object.values(cell.values).every((each) => typeof each === 'string'))
  )
}

/**
 * Saves which plays failed when they were last played. One that was not played now stays as it was.
 * @param before what `readFailed` returned
 * @param cells those of this run
 */
export function keepFailed(
  file: string,
  before: readonly FailedPlay[],
  results: readonly Pick<ScenarioResult, 'name' | 'result' | 'cells'>[],
  cells: readonly Cell[] = [],
): void {
  const failed = new Map(before.map((play) => [playId(play), play]))
  const note = (play: FailedPlay, result: ScenarioResult['result']) => {
    if (result === 'passed' || result === 'skipped') failed.delete(playId(play))
    else failed.set(playId(play), play)
  }
  for (const { name, result, cells: played } of results) {
    if (played === undefined) note({ name }, result)
    for (const each of played ?? []) {
      const cell = cells.find((one) => one.name === each.cell)
      if (cell) note({ name, cell }, each.result)
    }
  }
  const sorted = [...failed].toSorted(([one], [other]) => (one < other ? -1 : 1))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(sorted.map(([, play]) => (play.cell ? play : play.name))))
}
