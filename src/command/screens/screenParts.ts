import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenVariant } from '../../server/config/screenVariant.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import type { PlannedScenario } from '../suite/replayPlan.ts'

/** File in which a worker saves the results of a scenario in a variant. */
export const screenPartOf = (
  work: string,
  { output }: Pick<PlannedScenario, 'output'>,
  { name }: Pick<ScreenVariant, 'name'>,
): string => join(work, `screens-${output}-${name}.json`)

/** The results of all workers. */
export function readScreenParts(
  work: string,
  scenarios: readonly Pick<PlannedScenario, 'output'>[],
  variants: readonly Pick<ScreenVariant, 'name'>[],
): readonly ScreenResult[] {
  return scenarios
    .flatMap((planned) => variants.map((variant) => screenPartOf(work, planned, variant)))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly ScreenResult[])
}
