import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { HttpProblem } from '../http/httpProblem.ts'
import { fileKinds, type FileKind } from './fileKinds.ts'

/** A scenario file of the project. */
export type ScenarioFile = {
  /** The path in the folder, without its ending: `swap`, `money/swap`. */
  readonly name: string
} & (
  | {
      /** The content as JSON. */
      readonly text: string
    }
  | {
      /** The reason why it is not read. */
      readonly problem: string
    }
)

/** The folder of a project with its recorded scenarios, a file `{name}.scenario.json` each, or other files of one kind. Subfolders belong to it. */
export interface ScenarioFolder {
  readonly kind: FileKind
  /** The path, relative to the project. */
  readonly path: string
  /** Returns the files by name; none if the folder does not exist. */
  list(): Promise<readonly ScenarioFile[]>
  /**
   * Saves a file, and returns its path relative to the project.
   * @param text JSON, at most 1 MB
   * @throws HttpProblem 400 for a wrong name or text, 409 if the file exists and is not to be replaced, 413 for a large text
   */
  save(name: string, text: string, replaces: boolean): Promise<string>
  /**
   * Deletes a file, and returns its path relative to the project.
   * @throws HttpProblem 400 for a wrong name, 404 if there is no such file
   */
  remove(name: string): Promise<string>
}

/** The folder of a project that names no other one, relative to the project. */
export const defaultScenarioFolder = 'foyer-scenarios'

/** The maximum length of a recording, in characters. */
const scenarioLimit = 1_000_000
/** Matches a name. It is lowercase, so that two names are two files on every system. */
const nameRule = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/**
 * Opens a folder of a project. It is created with the first scenario.
 * @param project path of the project
 * @param folder relative to it, or an absolute path
 * @param kind of its files; scenarios if absent
 */
export function createScenarioFolder(
  project: string,
  folder: string,
  kind: FileKind = fileKinds.scenarios,
): ScenarioFolder {
  const at = resolve(project, folder)
  const { ending } = kind
  return {
    kind,
    path: relativePath(project, at),
    async list() {
      const names = await namesIn(at, ending)
      return Promise.all(names.map((name) => readFrom(at, name, ending)))
    },
    async save(name, text, replaces) {
      requireName(name)
      requireContent(text, kind)
      const file = join(at, name + ending)
      const path = relativePath(project, file)
      try {
        await mkdir(at, { recursive: true })
        // It is written to a draft first, so that the file is never half written: a crash leaves
        // the old one.
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
    async remove(name) {
      requireName(name)
      const file = join(at, name + ending)
      const path = relativePath(project, file)
      try {
        await unlink(file)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw problemOf(error, path, 'delete')
        throw new HttpProblem(404, `There is no file ${path}.`, { cause: error })
      }
      return path
    },
  }
}

async function namesIn(folder: string, ending: string): Promise<readonly string[]> {
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

async function readFrom(folder: string, name: string, ending: string): Promise<ScenarioFile> {
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

function requireContent(text: string, { what, fields: [words, list] }: FileKind): void {
  if (text.length > scenarioLimit) {
    throw new HttpProblem(413, `Failed to save ${what}: it is larger than 1 MB.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new HttpProblem(400, `Failed to save ${what}: the text is not JSON.`, {
      cause: error,
    })
  }
  const content = Object(value)
  if (typeof content[words] === 'string' && Array.isArray(content[list])) return
  throw new HttpProblem(400, `Failed to save ${what}: ${words} or ${list} are missing.`)
}

function problemOf(error: unknown, path: string, deed = 'save'): Error {
  if (codeOf(error) === 'EEXIST') {
    return new HttpProblem(409, `There is already a file ${path}.`)
  }
  return new HttpProblem(500, `Failed to ${deed} ${path}: ${messageOf(error)}.`, { cause: error })
}

const toSlashes = (path: string) => path.replaceAll('\\', '/')

const relativePath = (from: string, to: string) => toSlashes(relative(from, to))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '')
