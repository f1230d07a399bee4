import { createFaultSets } from '../faults/sets/faultSets.ts'
import { createProject } from '../state/project.ts'
import { createScreens } from '../screens/screens.ts'
import type { StagePlace } from '../../stage/stagePlace.ts'
import type { WorkbenchParts } from '../state/workbench.ts'

/** The parts that read and change files of the project through its server. */
export function createProjectParts(
  target: Window,
  { server }: Pick<StagePlace, 'server'>,
): Pick<WorkbenchParts, 'project' | 'faultSets' | 'screens'> {
  const fetch = target.fetch.bind(target)
  return {
    project: createProject(fetch, server),
    faultSets: createFaultSets({ storage: target.localStorage, fetch, server }),
    screens: createScreens(fetch, server),
  }
}
