import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EndpointPages } from '../http/workbenchEndpoint.ts'
import { fileKinds } from '../scenarios/fileKinds.ts'
import { createScenarioFolder } from '../scenarios/scenarioFolder.ts'
import { createScenariosApi } from '../scenarios/scenariosApi.ts'
import { createScreensApi } from '../screens/screensApi.ts'

interface ProjectApiOptions extends EndpointPages {
  /** The path of the project. */
  readonly project: string
  /** The folder of the scenarios, relative to the project or absolute. */
  readonly folder: string
}

/** The endpoints for the recorded scenarios of a project, for its sets of faults, and for the screens of its last run. */
export function createProjectApi({ project, folder, ...pages }: ProjectApiOptions) {
  const files = (kind: (typeof fileKinds)[keyof typeof fileKinds]) =>
    createScenariosApi(createScenarioFolder(project, folder, kind), pages)
  const scenarios = files(fileKinds.scenarios)
  const faults = files(fileKinds.faults)
  const screens = createScreensApi(project, pages)
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    scenarios(request, response, () =>
      faults(request, response, () => screens(request, response, next)),
    )
}
