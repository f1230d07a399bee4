import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'

it('says why a file is refused, without anything of it that a terminal obeys', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'))
  const file = join(folder, 'bug.foyer')
  const run = { format: 'foyer-run', version: 2, foyerkit: '\u001B]0;x\u0007' }
  writeFileSync(file, JSON.stringify(run))
  let said = ''
  const output = { write: (text: string) => void (said += text) }
  const args = ['node', 'foyerkit', 'replay', file]
  const process = { argv: args, stdout: output, stderr: output, exitCode: 0, cwd: () => folder }
  await runCommand(process as unknown as NodeJS.Process)
  rmSync(folder, { recursive: true })
  expect(said).toMatch(/: The file was made by foyerkit �\]0;x� in version 2 .+\n$/)
  expect(process.exitCode).toBe(1)
})

it('warns about a modal of another version before it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'))
  const installed = join(folder, 'node_modules/foyerkit')
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "name": "foyerkit", "version": "0.0.1" }')
  const said: string[] = []
  const output = { write: (text: string) => void said.push(text) }
  const args = ['node', 'foyerkit', 'replay', join(folder, 'absent.foyer')]
  const process = { argv: args, stdout: output, stderr: output, exitCode: 0, cwd: () => folder }
  await runCommand(process as unknown as NodeJS.Process)
  rmSync(folder, { recursive: true })
  expect(said[0]).toMatch(/^foyerkit 0\.0\.1 may not work with the simulator of foyerkit-lab /)
})
