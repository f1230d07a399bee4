import { spawnSync } from 'node:child_process'

/**
 * The files of a list that differ from the last commit, or are in none.
 * @returns nothing without git, or outside of a repository
 */
export function uncommitted(folder: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return []
  const args = ['status', '--porcelain', '--', ...paths]
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return []
  // Git names them from the root of the repository.
  const changed = stdout.split('\n').map((line) => line.slice(3).replace(/^"|"$/g, ''))
  return paths.filter((path) =>
    changed.some((each) => each !== '' && (each.endsWith(path) || isAround(each, path))),
  )
}

/** Git names a new folder, and not the files in it. */
const isAround = (changed: string, path: string) =>
  changed.endsWith('/') && path.startsWith(lastOf(changed))
const lastOf = (folder: string) => `${folder.split('/').at(-2) ?? ''}/`
