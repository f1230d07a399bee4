import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { HttpProblem } from '../http/httpProblem.ts'

/** A scenario file of the project. */
export type ScenarioFile = {
  /** Path in the folder, without `.scenario.json`: `swap`, `money/swap`. */
  readonly name: string
} & (
  | {
      /** JSON. */
      readonly text: string
    }
  | {
      /** The reason why it is not read. */
      readonly problem: string
    }
)

/** The folder of a project with its recorded scenarios, a file `{name}.scenario.json` each. Subfolders belong to it. */
export interface ScenarioFolder {
  /** Relative to the project. */
  readonly path: string
  /** By name; empty if the folder does not exist. */
  list(): Promise<readonly ScenarioFile[]>
  /**
   * Saves a scenario, and returns its path relative to the project.
   * @param text JSON, at most 1 MB
   * @throws HttpProblem 400 for a wrong name or text, 409 if the file exists and is not to be replaced, 413 for a large text
   */
  save(name: string, text: string, replaces: boolean): Promise<string>
}

/** The folder of a project that names no other one, relative to the project. */
export const usualScenarioFolder = 'foyer-scenarios'

const ending = '.scenario.json'
/** Characters: the limit of a recording. */
const scenarioLimit = 1_000_000
/** Lowercase, so that two names are two files on every system. */
const nameRule = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/**
 * Opens a folder of a project. It is created with the first scenario.
 * @param project path of the project
 * @param folder relative to it, or an absolute path
 */
export function createScenarioFolder(project: string, folder: string): ScenarioFolder {
  const at = resolve(project, folder)
  return {
    path: relativePath(project, at),
    async list() {
      const names = await namesIn(at)
      return Promise.all(names.map((name) => readFrom(at, name)))
    },
    async save(name, text, replaces) {
      requireName(name)
      requireScenario(text)
      const file = join(at, name + ending)
      const path = relativePath(project, file)
      try {
        await mkdir(at, { recursive: true })
        // The file is never half written: a crash leaves the old one.
        const draft = `${file}.${process.pid}.new`
        if (replaces) {
          await writeFile(draft, text)
          await rename(draft, file)
        } else {
          await writeFile(file, text, { flag: 'wx' })
        }
      } catch (error) {
        throw problemOf(error, path)
      }
      return path
    },
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true })
    return entries
      .filter((entry) => entry.endsWith(ending))
      .map((entry) => toSlashes(entry).slice(0, -ending.length))
      .toSorted()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function readFrom(folder: string, name: string): Promise<ScenarioFile> {
  const file = join(folder, name + ending)
  try {
    const { size } = await stat(file)
    if (size > scenarioLimit) return { name, problem: 'The file is larger than 1 MB.' }
    return { name, text: await readFile(file, 'utf8') }
  } catch (error) {
    return { name, problem: `It cannot be read: ${messageOf(error)}.` }
  }
}

function requireName(name: string): void {
  if (nameRule.test(name)) return
  throw new HttpProblem(
    400,
    `Failed to save "${name}": a name has 1 to 64 lowercase letters, digits and hyphens. Choose another title.`,
  )
}

function requireScenario(text: string): void {
  if (text.length > scenarioLimit) {
    throw new HttpProblem(413, 'Failed to save the scenario: it is larger than 1 MB.')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new HttpProblem(400, 'Failed to save the scenario: the text is not JSON.', {
      cause: error,
    })
  }
  const { title, steps } = Object(value)
  if (typeof title === 'string' && Array.isArray(steps)) return
  throw new HttpProblem(400, 'Failed to save the scenario: title or steps are missing.')
}

function problemOf(error: unknown, path: string): Error {
  if (codeOf(error) === 'EEXIST') {
    return new HttpProblem(409, `There is already a file ${path}.`)
  }
  return new HttpProblem(500, `Failed to save ${path}: ${messageOf(error)}.`, { cause: error })
}

const toSlashes = (path: string) => path.replaceAll('\\', '/')

const relativePath = (from: string, to: string) => toSlashes(relative(from, to))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '')
