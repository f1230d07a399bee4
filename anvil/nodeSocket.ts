import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Start of the name of the folder of a socket. */
export const socketFolder = 'foyer-'
/** Name of the socket in its folder. */
export const socketName = 'node'

/** A socket of a node that no web page can reach: a Unix socket, or a named pipe on Windows. */
export interface NodeSocket {
  readonly path: string
  /** Removes the socket. It is safe to call it twice. */
  remove(): void
}

/** Creates a place for a socket, in a folder that only this user may enter. */
export function createNodeSocket(platform: string = process.platform): NodeSocket {
  if (platform === 'win32') {
    return { path: String.raw`\\.\pipe\foyer-${randomUUID()}`, remove: () => undefined }
  }
  const folder = mkdtempSync(join(tmpdir(), socketFolder))
  return {
    path: join(folder, socketName),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
