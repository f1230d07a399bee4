import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileKinds } from './fileKinds.ts'
import { createScenarioFolder } from './scenarioFolder.ts'
import { createScenariosApi } from './scenariosApi.ts'

interface ProjectApiOptions {
  /** Path of the project. */
  readonly project: string
  /** Folder of the scenarios, relative to the project or absolute. */
  readonly folder: string
  /** See `createScenariosApi`. */
  readonly port: () => number | undefined
  /** See `createScenariosApi`. */
  readonly app?: string | undefined
}

/** The endpoints for the recorded scenarios of a project and for its sets of faults. */
export function createProjectApi({ project, folder, port, app }: ProjectApiOptions) {
  const [scenarios, faults] = [fileKinds.scenarios, fileKinds.faults].map((kind) =>
    createScenariosApi(createScenarioFolder(project, folder, kind), port, app),
  )
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    scenarios?.(request, response, () => faults?.(request, response, next))
}
