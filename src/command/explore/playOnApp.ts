import type { Scenario } from '../../scenarios/index.ts'
import type { ExploreConfig } from '../../server/config/invariantTypes.ts'
import { deviceProfiles } from '../../workbench/stage/deviceProfiles.ts'
import type { RunFile } from '../../workbench/stage/recordings/runFile.ts'
import type { ContextOf } from '../../playwright/deviceTest.ts'
import { playRun, type RunOptions } from '../suite/playRun.ts'

/** An app that is explored. */
export interface Explored {
  /** The browser context of a device. A play leaves no data in it. */
  readonly contextOf: ContextOf
  /** Its origin. */
  readonly app: string
  /** Version of foyerkit. */
  readonly version: string
  readonly config: ExploreConfig | undefined
}

/** Plays a scenario on a host's page. */
export async function playOnApp(
  { contextOf, app, version }: Explored,
  scenario: Scenario,
  options: Pick<RunOptions, 'report' | 'check' | 'stepsOn'>,
): Promise<RunFile> {
  const context = await contextOf(deviceProfiles[scenario.device ?? 'desktop'])
  return playRun(context, scenario, {
    version,
    app,
    name: (_title, work) => work(),
    ...options,
  })
}
