import type { Scenario } from '../../scenarios/index.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import type { RecordedStep } from '../state/recorder.ts'

/**
 * Steps as a scenario in the world they were made in.
 * @param played the scenario of the stage
 * @param from address of the stage
 */
export function recordingOf(
  played: Scenario,
  from: StageAddress,
  steps: readonly RecordedStep[],
): Scenario {
  const { device, seed, options } = from
  const isFree = played.steps.length === 0
  const count = steps.filter(({ by }) => by === 'played').length
  const where = count < played.steps.length ? `from step ${count}` : 'continued'
  return {
    ...played,
    id: isFree ? 'recording' : `${played.id}-continued`,
    title: isFree ? 'Recording' : `${played.title}, ${where}`,
    tags: ['recorded'],
    ...(seed === undefined ? {} : { seed }),
    ...(device === undefined ? {} : { device }),
    ...(options === undefined ? {} : { options: { ...played.options, ...options } }),
    steps: steps.map(({ step }) => step),
  }
}
