import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeDeadSockets } from './removeDeadSockets.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'dead-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const later = () => Date.now() + 61_000
const folderOf = (name: string) => {
  mkdirSync(join(parent, name))
  return join(parent, name)
}

/** A socket whose process was killed while it listened. */
async function leaveSocket(folder: string) {
  const listening = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'node'))}, () => console.log('open'))`
  const killed = spawn(process.execPath, ['-e', listening])
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
}

it.runIf(process.platform !== 'win32')(
  'removes the folder of a socket whose process was killed, and an empty one, when they are a minute old',
  async () => {
    const [dead, empty] = [folderOf('foyer-dead'), folderOf('foyer-empty')]
    await leaveSocket(dead)
    await removeDeadSockets(parent, Date.now())
    expect([dead, empty].map((folder) => existsSync(folder))).toEqual([true, true])
    await removeDeadSockets(parent, later())
    expect([dead, empty].map((folder) => existsSync(folder))).toEqual([false, false])
  },
)

it.runIf(process.platform !== 'win32')('keeps a socket that answers', async () => {
  const alive = folderOf('foyer-alive')
  const server = createServer().listen(join(alive, 'node'))
  await once(server, 'listening')
  await removeDeadSockets(parent, later())
  expect(existsSync(join(alive, 'node'))).toBe(true)
  server.close()
})

it('keeps folders with other files, and of other names', async () => {
  const [other, foreign] = [folderOf('foyer-app'), folderOf('other')]
  writeFileSync(join(other, 'package.json'), '{}')
  await removeDeadSockets(parent, later())
  expect([other, foreign].map((folder) => existsSync(folder))).toEqual([true, true])
})

it('does nothing where there is no such folder', async () => {
  await expect(removeDeadSockets(join(parent, 'none'), later())).resolves.toBeUndefined()
})
