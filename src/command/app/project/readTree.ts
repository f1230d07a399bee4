import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from './tree.ts'

/** Folders without sources of the app. Those whose name starts with a dot are left out, too. */
const apart = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'test-results'])

/** Most files that are listed: an app has fewer, and the home folder of a developer has more. */
const most = 20_000

/** The files in a folder, without those that are built or installed. Texts are read when they are asked for. */
export function readTree(folder: string): Tree {
  const paths: string[] = []
  const waiting = ['']
  for (let at = waiting.shift(); at !== undefined && paths.length < most; at = waiting.shift()) {
    for (const entry of entriesOf(join(folder, at))) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`
      if (entry.isDirectory()) {
        if (!apart.has(entry.name) && !entry.name.startsWith('.')) waiting.push(path)
      } else paths.push(path)
    }
  }
  return { paths: paths.toSorted(), read: (path) => readText(join(folder, path)) }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // A folder that this user may not read has nothing to detect.
    return []
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
