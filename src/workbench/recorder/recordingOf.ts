import type { Scenario } from '../../scenarios/index.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { RecordedStep } from './recording.ts'

/** The stage at the start of a recording. */
export interface RecordedFrom extends StageAddress {
  /** See `Scenario`. */
  readonly page?: string | undefined
}

/**
 * Steps as a scenario in the world they were made in. A play without manual steps has the title and the tags of its scenario.
 * @param played the scenario of the stage
 */
export function recordingOf(
  played: Scenario,
  from: RecordedFrom,
  steps: readonly RecordedStep[],
): Scenario {
  const { device, seed, options, page } = from
  const isFree = played.steps.length === 0
  const count = steps.filter(({ by }) => by === 'played').length
  const isPlayed = !isFree && count === steps.length
  const where = count < played.steps.length ? `from step ${count}` : 'continued'
  const continued = {
    id: isFree ? 'recording' : `${played.id}-continued`,
    title: isFree ? 'Recording' : `${played.title}, ${where}`,
    tags: ['recorded'],
  }
  return {
    ...played,
    ...(isPlayed ? {} : continued),
    ...(seed === undefined ? {} : { seed }),
    ...(device === undefined ? {} : { device }),
    ...(page === undefined ? {} : { page }),
    ...(options === undefined ? {} : { options: { ...played.options, ...options } }),
    steps: steps.map(({ step }) => step),
  }
}
