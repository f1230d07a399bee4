import { fileURLToPath } from 'node:url'
import { createScenarioFolder } from '../../src/server/scenarios/scenarioFolder.ts'
import type { Scenario } from '../../src/scenarios/index.ts'
import { scenariosOfFiles } from '../../src/run/file/projectScenarios.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The scenarios that the workbench saved in this repository, with the ids of their files.
 * @throws Error if one cannot be played
 */
export async function recordedScenarios(): Promise<readonly Scenario[]> {
  // The folder of `vite.config.ts`.
  const files = await createScenarioFolder(project, 'src/scenarios/recorded').list()
  const { scenarios, problems } = scenariosOfFiles(files)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return scenarios
}
