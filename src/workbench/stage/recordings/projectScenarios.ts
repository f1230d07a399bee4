import { isRecord } from '../../../backends/port/isRecord.ts'
import type { Scenario } from '../../../scenarios/index.ts'
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

/** A file of the project, or why it cannot be read; its name is without `.scenario.json`. */
export type ProjectFile = { readonly name: string } & (
  { readonly text: string } | { readonly problem: string; readonly recording?: undefined }
)

const prefix = 'project.'
const endpoint = '/__foyer/scenarios'

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
  const response = await fetch(server + endpoint)
  if (!response.ok) return undefined
  const { folder, files } = Object(await jsonOf(response))
  if (typeof folder !== 'string' || !Array.isArray(files)) return undefined
  return { folder, ...scenariosOfFiles(files.filter(isFile)) }
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

/** The result of saving a scenario. */
export type Saved =
  /** Path of the file, relative to the project. */
  | { readonly path: string }
  /** There is such a file; it was not replaced. */
  | { readonly exists: string }
  | { readonly problem: string }

/** Saves a scenario as `{id}.scenario.json` of the project. */
export async function saveProjectScenario(
  fetch: typeof globalThis.fetch,
  scenario: Scenario,
  { replaces, server }: { readonly replaces: boolean; readonly server: string },
): Promise<Saved> {
  const path = `${endpoint}/${scenario.id}${replaces ? '?replace' : ''}`
  const response = await fetch(server + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: `${JSON.stringify(scenario, null, 2)}\n`,
  })
  const { path: saved, error } = Object(await jsonOf(response))
  if (response.ok && typeof saved === 'string') return { path: saved }
  const { message = `The server answered ${response.status}.` } = Object(error)
  return response.status === 409 ? { exists: String(message) } : { problem: String(message) }
}

/** Another server may answer with a page. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isFile = (value: unknown): value is ProjectFile =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (typeof value.text === 'string' || typeof value.problem === 'string')
