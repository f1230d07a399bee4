import type { OfflineStart } from '../backends/mock/index.ts'
import type { Scenario } from '../scenarios/index.ts'

/** The world of a recording on a host's page, with time paused. */
export function startOfRecording({
  seed,
  startedAt,
  world,
  faults,
}: Scenario): Omit<OfflineStart, 'stageKey'> {
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(startedAt === undefined ? {} : { startedAt: msOf(startedAt) }),
    ...(world === undefined ? {} : { world }),
    ...(faults === undefined ? {} : { faults }),
    isPaused: true,
  }
}

/** ms of an ISO 8601 time. */
// oxlint-disable-next-line no-restricted-globals -- Reads a written time, and not the present one.
const msOf = (time: string) => Date.parse(time)
