import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Level } from '../detect/packageManager.ts'
import { readManifest } from './manifest.ts'

/** A folder from the app's up to the root of its repository or workspace. */
export interface FolderLevel extends Level {
  readonly folder: string
}

/** The folders from that of an app up to the root of its repository, else of its workspace, else it alone. */
export function levelsOf(app: string): readonly FolderLevel[] {
  const all: FolderLevel[] = []
  for (let folder = app; ; folder = dirname(folder)) {
    all.push(levelOf(folder))
    if (folder === dirname(folder)) break
  }
  const root = all.findIndex(({ names }) => names.includes('.git'))
  if (root !== -1) return all.slice(0, root + 1)
  const workspace = all.findIndex(isWorkspace)
  return all.slice(0, Math.max(workspace, 0) + 1)
}

/** Whether a folder is the root of several packages. */
export const isWorkspace = ({ names, manifest }: Level): boolean =>
  manifest?.workspaces !== undefined ||
  names.includes('pnpm-workspace.yaml') ||
  names.includes('lerna.json')

function levelOf(folder: string): FolderLevel {
  try {
    const names = readdirSync(folder)
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return { folder, names }
    return { folder, names, manifest: readManifest(readFileSync(file, 'utf8')) }
  } catch {
    // A folder above that this user may not read, or whose package.json is broken, says nothing.
    return { folder, names: [] }
  }
}
