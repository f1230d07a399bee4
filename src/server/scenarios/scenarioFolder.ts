import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { HttpProblem } from '../http/httpProblem.ts'

/** A file of the folder. */
export interface ScenarioFile {
  /** Without `.scenario.json`. */
  readonly name: string
  /** JSON. */
  readonly text: string
}

/** The folder of a project with its recorded scenarios, a file `{name}.scenario.json` each. */
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
const most = 1_000_000
/** Lowercase, so that two names are two files on every system. */
const nameRule = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/**
 * Opens a folder of a project. It is created with the first scenario.
 * @param project path of the project
 * @param folder relative to it
 */
export function createScenarioFolder(project: string, folder: string): ScenarioFolder {
  const at = resolve(project, folder)
  return {
    path: folder,
    async list() {
      const names = await namesIn(at)
      return Promise.all(
        names.map(async (name) => ({
          name,
          text: await readText(join(at, name + ending)),
        })),
      )
    },
    async save(name, text, replaces) {
      requireName(name)
      requireScenario(text)
      const file = join(at, name + ending)
      const path = relative(project, file).replaceAll('\\', '/')
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
    const entries = await readdir(folder)
    return entries
      .filter((entry) => entry.endsWith(ending))
      .map((entry) => entry.slice(0, -ending.length))
      .filter((name) => nameRule.test(name))
      .toSorted()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** The text of a file, or a text that is no scenario and says why, for a file that is too large to be read. */
async function readText(file: string): Promise<string> {
  const { size } = await stat(file)
  return size > most ? 'larger than 1 MB' : readFile(file, 'utf8')
}

function requireName(name: string): void {
  if (nameRule.test(name)) return
  throw new HttpProblem(
    400,
    `Failed to save "${name}": a name has 1 to 64 lowercase letters, digits and hyphens. Choose another title.`,
  )
}

function requireScenario(text: string): void {
  if (text.length > most) {
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
  const why = error instanceof Error ? error.message : String(error)
  return new HttpProblem(500, `Failed to save ${path}: ${why}.`, { cause: error })
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '')
