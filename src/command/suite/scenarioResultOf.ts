import { medianOf } from './medianOf.ts'
import type { Digests } from './digestsOf.ts'
import { notesOf } from './notesOf.ts'
import { noteTypes } from './noteTypes.ts'
import type { Play } from './play.ts'
import { playFailure } from './results/playFailure.ts'
import { playTimes } from './results/playTimes.ts'
import type { ScenarioResult } from './scenarioResult.ts'

/**
 * The result of a scenario.
 * @param plays at least one
 */
export function scenarioResultOf(name: string, plays: readonly Play[]): ScenarioResult {
  const notes = (type: string) => plays.flatMap((play) => notesOf(play, type))
  const [difference] = notes(noteTypes.difference)
  const [digests] = notes(noteTypes.digests)
  const starts = plays.map(({ result }) => result.startTime.toISOString()).toSorted()
  const violations = [...new Set(notes(noteTypes.accessibility))]
  const [first] = plays
  const isPassed = plays.every(({ result }) => result.status === 'passed')
  return {
    name,
    title: first?.test.title ?? name,
    result: difference !== undefined ? 'unstable' : isPassed ? 'passed' : 'failed',
    at: starts[0] ?? '',
    ms: Math.round(medianOf(plays.map(({ result }) => result.duration)) ?? 0),
    plays: plays.length,
    ...(first === undefined ? {} : { times: playTimes(first) }),
    failures: plays.flatMap((play) => playFailure(play) ?? []),
    ...(violations.length === 0 ? {} : { violations }),
    ...(difference === undefined ? {} : { difference }),
    ...(digests === undefined ? {} : { digests: JSON.parse(digests) as Digests }),
  }
}
