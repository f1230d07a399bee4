import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ownEnvironment, runProgram } from './runProgram.ts'

it('resolves with the exit code of a program, in the folder and with the variables that it gets', async () => {
  const code = 'process.exit(process.cwd() === process.env.WANTED ? 7 : 1)'
  const folder = tmpdir()
  expect(await runProgram([process.execPath, '-e', code], folder, { WANTED: folder })).toBe(7)
})

it('rejects when there is no such program', async () => {
  await expect(runProgram(['no-such-program-here'], tmpdir())).rejects.toThrow(
    'no-such-program-here cannot be started',
  )
})

it('does not pass on the options of the npx that started it', () => {
  const all = {
    PATH: '/bin',
    npm_config_package: 'a.tgz',
    npm_lifecycle_event: 'npx',
    npm_config_registry: 'r',
  }
  expect(ownEnvironment(all)).toEqual({ PATH: '/bin', npm_config_registry: 'r' })
})
