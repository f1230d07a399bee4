import type { Scenario } from '../../scenarios/index.ts'
import type { ExploreConfig } from '../../server/config/invariantTypes.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import type { ContextPool } from '../../playwright/answers/contextPool.ts'
import { playRun, type RunOptions } from '../suite/playRun.ts'

/** An app that is explored. */
export interface Explored {
  readonly contexts: ContextPool
  /** Origin of the app. */
  readonly app: string
  /** Version of foyerkit. */
  readonly version: string
  readonly config: ExploreConfig | undefined
}

/** Plays a scenario on a host's page. */
export async function playOnApp(
  { contexts, app, version }: Explored,
  scenario: Scenario,
  options: Pick<RunOptions, 'report' | 'check' | 'stepsOn'>,
): Promise<RunFile> {
  const context = await contexts.of(deviceProfiles[scenario.device ?? 'desktop'])
  return playRun(context, scenario, {
    version,
    app,
    discard: () => contexts.discard(context),
    name: (_title, work) => work(),
    ...options,
  })
}
