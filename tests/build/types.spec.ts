import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))

test('every entry point has types that a host app compiles against', async () => {
  const tsc = `${root}node_modules/typescript/bin/tsc`
  const compile = (project: string) =>
    run(process.execPath, [tsc, '-p', `${root}tests/build/hosts/${project}`]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    )
  expect(await compile('tsconfig.json')).toBe('')
})
