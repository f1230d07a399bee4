import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of an app as they are written. Paths are relative to its folder. */
export interface Disk {
  /** The text of a file; undefined if there is none. */
  readonly read: (path: string) => string | undefined
  /** Writes a file, with the folders that it needs. */
  readonly write: (path: string, text: string) => void
  /** Removes a file, and the folders that are empty without it. */
  readonly remove: (path: string) => void
  /** Whether this user may change a file, or create it. */
  readonly isWritable: (path: string) => boolean
}

/** The disk below a folder. */
export function diskIn(folder: string): Disk {
  const at = (path: string) => join(folder, path)
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    remove(path) {
      rmSync(at(path), { force: true })
      removeEmpty(dirname(at(path)), folder)
    },
    isWritable(path) {
      let file = at(path)
      while (!existsSync(file) && file !== dirname(file)) file = dirname(file)
      try {
        accessSync(file, constants.W_OK)
        return true
      } catch {
        return false
      }
    },
  }
}

/** Removes a folder and those around it, as long as they are empty and are not that of the app. */
function removeEmpty(folder: string, app: string): void {
  for (let at = folder; at !== app && at !== dirname(at); at = dirname(at)) {
    try {
      rmdirSync(at)
    } catch {
      return
    }
  }
}
