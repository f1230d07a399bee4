import { existsSync } from 'node:fs'
import { findChromiums } from './findChromium.mjs'
import { runCommand } from './runCommand.mjs'
import { runTool } from './runTool.mjs'

const HOW = `No Chromium was found, and none could be fetched. Do one of these and run the tests again:
  - install Chromium or Google Chrome so that "chromium" or "google-chrome" is on the PATH
    (Debian, Ubuntu: sudo apt-get update && sudo apt-get install chromium)
  - npx playwright install --with-deps chromium
  - FOYER_CHROMIUM=/path/to/chromium npm test`

/** @typedef {{ path: string, from: string }} Found */

/**
 * The first Chromium that really starts; one without its system libraries does not.
 *
 * @returns {Promise<Found | undefined>}
 */
async function firstThatStarts() {
  for (const found of findChromiums()) {
    const { code } = await runCommand(found.path, ['--version'], { timeoutMs: 20_000 })
    if (code === 0) return found
  }
  return undefined
}

/**
 * How apt may be called on this machine, or nothing when it may not.
 *
 * @returns {Promise<string[] | undefined>}
 */
async function allowedApt() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  const { code } = await runCommand('sudo', ['-n', 'true'], { timeoutMs: 10_000 })
  return code === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<void>}
 */
async function installFromDebian(say) {
  const apt = await allowedApt()
  if (apt === undefined) return
  const [program = 'apt-get', ...before] = apt
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  say("fetching Debian's chromium with apt-get")
  const update = await runCommand(program, [...before, 'update'], { env, timeoutMs: 180_000 })
  if (update.code !== 0) say(`apt-get update: ${update.output.trim().split('\n').at(-1)}`)
  // The shell is faster, and not in every release: without it the whole browser does.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    const args = [...before, 'install', '-y', '--no-install-recommends', name]
    const install = await runCommand(program, args, { env, timeoutMs: 600_000 })
    if (install.code !== 0) {
      say(`apt-get install ${name}: ${install.output.trim().split('\n').at(-1)}`)
    }
  }
}

/**
 * Finds a Chromium that starts, and gets one when there is none: Playwright's download, else Debian's package.
 *
 * @param {(line: string) => void} say prints what takes time
 * @returns {Promise<Found>} rejects with how to help when there is none and none can be had
 */
export async function obtainChromium(say) {
  const present = await firstThatStarts()
  if (present !== undefined) return present

  say("fetching Playwright's chromium")
  const download = await runTool('playwright', ['install', 'chromium'], {
    timeoutMs: 300_000,
  })
  if (download.code !== 0) say("Playwright's download could not be had from here")
  const downloaded = await firstThatStarts()
  if (downloaded !== undefined) return downloaded

  await installFromDebian(say)
  const packaged = await firstThatStarts()
  if (packaged !== undefined) return packaged
  throw new Error(HOW)
}
