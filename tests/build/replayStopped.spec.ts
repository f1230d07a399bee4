import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, test } from '@playwright/test'
import { startProgram } from './outside/startProgram.ts'

const command = fileURLToPath(new URL('../../dist/node/foyerkit.js', import.meta.url))
const recording = JSON.stringify({ title: 'Nothing', tags: [], steps: [] })

test('a replay that is told to end while it checks its browser ends, and plays nothing', async ({
  browserName: _,
}, testInfo) => {
  const folder = testInfo.outputDir
  writeFileSync(testInfo.outputPath('nothing.scenario.json'), recording)
  const browser = process.env.FOYER_CHROMIUM ?? chromium.executablePath()
  // The browser of the check, which tells the command to end once it was closed, and itself ends with the command.
  const wrapped = join(folder, 'chromium.sh')
  writeFileSync(wrapped, `#!/bin/sh\n"${browser}" "$@"\nkill -TERM $PPID\ncat <&3\n`)
  chmodSync(wrapped, 0o755)
  const replay = startProgram(folder, command, ['replay', 'nothing.scenario.json'], {
    ...process.env,
    FOYER_CHROMIUM: wrapped,
  })
  expect(await replay.ended).toBeNull()
  expect(replay.said()).toBe('')
})
