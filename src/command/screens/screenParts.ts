import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { outputOf, type PlannedPlay } from '../suite/replayPlan.ts'

type Planned = Pick<PlannedPlay, 'output' | 'cell'>

/** File in which a worker saves the screens of a play. */
export const screenPartOf = (work: string, planned: Planned): string =>
  join(work, `screens-${outputOf(planned)}.json`)

/** The screens of all workers. */
export function readScreenParts(work: string, plays: readonly Planned[]): readonly ScreenResult[] {
  return plays
    .map((planned) => screenPartOf(work, planned))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly ScreenResult[])
}
