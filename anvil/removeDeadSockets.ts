import { readdir, rmdir, stat, unlink } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { socketFolder, socketName } from './nodeSocket.ts'

/** Age in ms from which a folder is looked at: a younger one may belong to a node that is about to listen. */
const leastAge = 60_000

/**
 * Removes the folders of sockets to which no process listens. A process that is killed leaves the folders of its nodes
 * behind, and nothing else removes them.
 *
 * @param parent folder of the folders
 * @param now ms since epoch
 */
export async function removeDeadSockets(parent: string, now: number): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  const folders = names.filter((name) => name.startsWith(socketFolder))
  await Promise.all(
    folders.map((name) =>
      // It is another user's, or another process removes it at the same time.
      removeIfDead(join(parent, name), now).catch(() => undefined),
    ),
  )
}

async function removeIfDead(folder: string, now: number): Promise<void> {
  if (now - (await stat(folder)).mtimeMs < leastAge) return
  const files = await readdir(folder)
  const isOurs = files.every((file) => file === socketName)
  if (!isOurs) return
  const socket = join(folder, socketName)
  if (files.length > 0) {
    if (await isListening(socket)) return
    await unlink(socket)
  }
  await rmdir(folder)
}

/** Returns whether a process may listen. Only a refused connection proves that none does. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED'))
  })
}
