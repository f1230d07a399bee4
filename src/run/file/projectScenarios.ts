import type { Scenario } from '../../scenarios/index.ts'
import { openProjectFiles, type ProjectFile, type Saved } from './projectFiles.ts'
import { readRecording } from './readRecording.ts'

/** The recorded scenarios of the project that the server belongs to. */
export interface ProjectScenarios {
  /** Where they are saved, relative to the project. */
  readonly folder: string
  /** By file name. Each has an id of its own: `project.` and the name of its file. */
  readonly scenarios: readonly Scenario[]
  /** Why files cannot be played. */
  readonly problems: readonly string[]
}

const prefix = 'project.'

/** Whether a scenario of the address is a file of the project. */
export const isProjectId = (id: string): boolean => id.startsWith(prefix)

/**
 * Reads the scenarios of the project.
 * @param server its origin; empty for that of the page
 * @returns nothing if the server keeps no scenarios
 * @throws TypeError if the server cannot be reached
 */
export async function readProjectScenarios(
  fetch: typeof globalThis.fetch,
  server = '',
): Promise<ProjectScenarios | undefined> {
  const found = await openProjectFiles({ fetch, server, kind: 'scenarios' }).list()
  return found && { folder: found.folder, ...scenariosOfFiles(found.files) }
}

/** The scenarios of the files of a project, and why files cannot be played. */
export function scenariosOfFiles(files: readonly ProjectFile[]): Omit<ProjectScenarios, 'folder'> {
  const scenarios: Scenario[] = []
  const problems: string[] = []
  for (const file of files) {
    const { recording, problem } = 'text' in file ? readRecording(file.text) : file
    if (recording) scenarios.push({ ...recording, id: prefix + file.name })
    else problems.push(`${file.name}.scenario.json: ${problem}`)
  }
  return { scenarios, problems }
}

/** Saves a scenario as `{id}.scenario.json` of the project. */
export const saveProjectScenario = (
  fetch: typeof globalThis.fetch,
  scenario: Scenario,
  { replaces, server }: { readonly replaces: boolean; readonly server: string },
): Promise<Saved> =>
  openProjectFiles({ fetch, server, kind: 'scenarios' }).save(scenario.id, scenario, replaces)
