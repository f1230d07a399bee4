import { groupScenarios, type ScenarioGroup } from './groupScenarios.ts'
import { scenarioFiles } from './scenarioFiles.ts'
import type { Scenario } from './dsl/scenario.ts'

/** Every scenario by its feature, in the order in which the workbench lists them. */
export const scenarioGroups: readonly ScenarioGroup[] = groupScenarios(scenarioFiles)

/** All scenarios, in the order of their groups. */
export const scenarios: readonly Scenario[] = scenarioGroups.flatMap((group) => group.scenarios)
