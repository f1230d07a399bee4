import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { runCommand } from './runCommand.mjs'

const forever = ['-e', 'setInterval(() => undefined, 1_000)']

it('returns the code and the output of a program', async () => {
  const done = await runCommand(process.execPath, ['-e', 'console.log("hi"); process.exit(3)'])
  expect(done).toEqual({ code: 3, output: 'hi\n' })
})

it('names a program that cannot be started', async () => {
  const { code, output } = await runCommand('no-such-program', [])
  expect(code).toBe(127)
  expect(output).toContain('Failed to start no-such-program')
})

it('ends a program that runs too long, and says so', async () => {
  const { code, output } = await runCommand(process.execPath, forever, { timeoutMs: 300 })
  expect(code).toBe(124)
  expect(output).toContain('was ended after 0.3 s.')
})

it('says so on the console as well if the output is shown', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCommand(process.execPath, forever, { timeoutMs: 300, show: true })
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('was ended after 0.3 s.'))
})

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'leaves nothing of a program, and of one that it started in a group of its own, when %s ends this process',
  async (signal) => {
    const file = new URL('runCommand.mjs', import.meta.url).href
    const inner = "console.log('runs'); setInterval(() => undefined, 1_000)"
    const outer = `
      const args = ['-e', ${JSON.stringify(inner)}]
      require('node:child_process').spawn(process.execPath, args, { stdio: 'inherit', detached: true })
      setInterval(() => undefined, 1_000)`
    const test = `
      import { runCommand } from ${JSON.stringify(file)}
      await runCommand(process.execPath, ['-e', ${JSON.stringify(outer)}], { show: true })`
    const started = spawn(process.execPath, ['--input-type=module', '-e', test])
    await once(started.stdout, 'data')
    const ended = once(started.stdout, 'end')
    started.kill(signal)
    // The output ends with the last program that writes to it.
    await expect(ended).resolves.toBeDefined()
  },
)
