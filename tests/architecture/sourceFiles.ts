import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One file of the project. `path` is relative to the repository and uses forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))

function filesBelow(folders: readonly string[], name: RegExp): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({
          path: relative(root, file).split(sep).join('/'),
          text: readFileSync(file, 'utf8'),
        })),
    )
}

/**
 * Every TypeScript and module file below some folders of the repository.
 *
 * @param folders relative to the repository; an absent one has no files
 */
export function sourceFiles(...folders: readonly string[]): SourceFile[] {
  return filesBelow(folders, /\.(ts|tsx|mjs)$/)
}

/** Every style sheet below some folders of the repository, with paths like those of `sourceFiles`. */
export function styleSheets(...folders: readonly string[]): SourceFile[] {
  return filesBelow(folders, /\.css$/)
}

/** A test, or a helper that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/testing\//.test(path)
}
