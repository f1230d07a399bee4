import { medianOf } from './medianOf.ts'
import { cellNote, whyNotPlayed, type NotedCell } from './cellNote.ts'
import type { Digests } from './digestsOf.ts'
import { notesOf } from './notesOf.ts'
import { noteTypes } from './noteTypes.ts'
import type { Play } from './play.ts'
import { playFailure, type PlayFailure } from './results/playFailure.ts'
import { playTimes } from './results/playTimes.ts'
import type { CellResult, ScenarioResult } from './scenarioResult.ts'

/**
 * The result of a scenario.
 * @param plays at least one
 */
export function scenarioResultOf(name: string, plays: readonly Play[]): ScenarioResult {
  // Shards and workers end plays in another order each time.
  const played = plays
    .filter((play) => whyNotPlayed(play) === undefined)
    .toSorted((one, other) => compare(cellNote.read(one)?.name, cellNote.read(other)?.name))
  const cells = cellResults(plays)
  const violations = [...new Set(notesIn(played, noteTypes.accessibility))]
  const [difference] = notesIn(played, noteTypes.difference)
  const { digests, ...outcome } = outcomeOf(played)
  const [first] = played
  return {
    name,
    title: titleOf(plays[0]) ?? name,
    ...outcome,
    ...(first === undefined ? {} : { times: playTimes(first) }),
    failures: played.flatMap((play) => failureOf(play) ?? []),
    ...(violations.length === 0 ? {} : { violations }),
    ...(difference === undefined ? {} : { difference }),
    ...(cells.length > 0 ? { cells } : digests === undefined ? {} : { digests }),
  }
}

/** Names are compared by their code units, as the language of the machine must not decide. */
const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0)

const notesIn = (plays: readonly Play[], type: string) =>
  plays.flatMap((play) => notesOf(play, type))

/** The title of the scenario: that of its test without the cell. */
function titleOf(play: Play | undefined): string | undefined {
  const cell = play && cellNote.read(play)
  return cell === undefined ? play?.test.title : play?.test.title.replace(` (${cell.name})`, '')
}

function failureOf(play: Play): PlayFailure | undefined {
  const failure = playFailure(play)
  const cell = cellNote.read(play)?.name
  return failure && (cell === undefined ? failure : { cell, ...failure })
}

function outcomeOf(plays: readonly Play[]) {
  const isUnstable = notesIn(plays, noteTypes.difference).length > 0
  const [digests] = notesIn(plays, noteTypes.digests)
  const starts = plays.map(({ result }) => result.startTime.toISOString()).toSorted()
  const isPassed = plays.every(({ result }) => result.status === 'passed')
  const result: ScenarioResult['result'] =
    plays.length === 0 ? 'skipped' : isUnstable ? 'unstable' : isPassed ? 'passed' : 'failed'
  return {
    result,
    at: starts[0] ?? '',
    ms: Math.round(medianOf(plays.map((play) => play.result.duration)) ?? 0),
    plays: plays.length,
    ...(digests === undefined ? {} : { digests: JSON.parse(digests) as Digests }),
  }
}

/** The results of the cells, in the order in which their names sort; none without cells. */
function cellResults(plays: readonly Play[]): readonly CellResult[] {
  const noted = new Map(plays.map((play) => [play, cellNote.read(play)]))
  const cells = new Map([...noted.values()].flatMap((cell) => (cell ? [[cell.name, cell]] : [])))
  return [...cells.values()]
    .toSorted((one, other) => compare(one.name, other.name))
    .map((cell) =>
      cellResultOf(
        cell,
        plays.filter((play) => noted.get(play)?.name === cell.name),
      ),
    )
}

function cellResultOf({ name, parts }: NotedCell, plays: readonly Play[]): CellResult {
  const [because] = plays.flatMap((play) => whyNotPlayed(play) ?? [])
  if (because !== undefined) return { cell: name, parts, result: 'skipped', because }
  return { cell: name, parts, ...outcomeOf(plays) }
}
