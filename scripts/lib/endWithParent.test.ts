import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const watch = new URL('endWithParent.mjs', import.meta.url).href

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphan-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program says until its end, if the one that started it is killed as soon as it runs. */
async function orphan(program: string, options: object) {
  const file = join(folder, 'orphan.mjs')
  writeFileSync(file, `${program}\nconsole.log('runs')\nsetInterval(() => undefined, 1_000)`)
  const line = `${process.execPath} --import ${watch} ${file}`
  const starting = JSON.stringify({ ...options, stdio: 'inherit', detached: true })
  const started = spawn(process.execPath, [
    '-e',
    `const [file, ...args] = ${JSON.stringify(line)}.split(' ')
     require('node:child_process').spawn(file, args, ${starting})`,
  ])
  let said = ''
  started.stdout.on('data', (text) => (said += String(text)))
  await once(started.stdout, 'data')
  const ended = once(started.stdout, 'end')
  started.kill('SIGKILL')
  // The output ends with the last program that writes to it.
  await ended
  return said
}

const sayCode = "process.on('exit', (code) => console.log('exit', code))"

it('ends a program in a group of its own when its parent is killed, and lets it close its things first', async () => {
  expect(await orphan(sayCode, {})).toBe('runs\nexit 143\n')
})

it('ends a program that was started by a shell when the parent of that shell is killed', async () => {
  expect(await orphan(sayCode, { shell: true })).toBe('runs\nexit 143\n')
})

it('leaves the end to a program that handles SIGTERM', async () => {
  const closes = "process.on('SIGTERM', () => { console.log('closes'); process.exit(0) })"
  expect(await orphan(closes, {})).toBe('runs\ncloses\n')
})
