import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/**
 * Returns whether a path is in a folder, whatever links lead to it or from it. Neither has to
 * exist.
 * @param path absolute
 */
export function isInside(folder: string, path: string): boolean {
  const real = realPath(path)
  if (real === undefined) return false
  const way = relative(realPath(folder) ?? folder, real)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Returns whether there is a file, and neither a link nor a folder. */
export const isPlainFile = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() === true

/**
 * Returns the path without links, as far as it exists; undefined for a link to nothing, which a
 * write would follow.
 */
function realPath(path: string): string | undefined {
  if (existsSync(path)) return realpathSync(path)
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return undefined
  const folder = dirname(path)
  const real = folder === path ? path : realPath(folder)
  return real && join(real, basename(path))
}
