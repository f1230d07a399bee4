import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it.each([
  ['replay', ['scripts/test.mjs', '--only', 'replay', '--help']],
  ['spec', ['scripts/spec.mjs', '-h']],
])('prints the options of npm run %s, and ends without a failure', async (name, args) => {
  const env = { ...process.env, npm_lifecycle_event: name }
  const { stdout, stderr } = await run(process.execPath, args, { env })
  const [heading, ...lines] = stdout.trim().split('\n').filter(Boolean)
  expect(heading).toBe(`npm run ${name} -- <options>`)
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => !/^ {2}(-g, )?--[a-z]+( <[a-z]+>)? {3,}\S/.test(line))).toEqual([])
  expect(stderr).toBe('')
})
