import { existsSync } from 'node:fs'
import { findChromiums } from './findChromium.mjs'
import { preferShell } from './preferShell.mjs'
import { runCommand } from './runCommand.mjs'
import { runTool } from './runTool.mjs'

const HOW = `No Chromium was found, and none could be fetched. Do one of these and run the tests again:
  - install Chromium or Google Chrome so that "chromium" or "google-chrome" is on the PATH
    (Debian, Ubuntu: sudo apt-get update && sudo apt-get install chromium)
  - npx playwright install --with-deps chromium
  - FOYER_CHROMIUM=/path/to/chromium npm test`

/** @typedef {import('./findChromium.mjs').Found} Found */

/**
 * The first Chromium that really starts; one without its system libraries does not.
 *
 * @returns {Promise<Found | undefined>}
 */
async function firstThatStarts() {
  for (const found of findChromiums()) {
    const { code } = await runCommand(found.path, ['--version'], { timeoutMs: 20_000 })
    if (code === 0) return found
    if (found.from === 'FOYER_CHROMIUM') {
      throw new Error(`FOYER_CHROMIUM names "${found.path}", which ended with the code ${code}.`)
    }
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
 * @param {readonly string[]} packages
 * @returns {Promise<void>}
 */
async function installFromDebian(say, packages) {
  const apt = await allowedApt()
  if (apt === undefined) return
  const [program = 'apt-get', ...before] = apt
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  say(`fetching Debian's ${packages.join(' and ')} with apt-get`)
  const update = await runCommand(program, [...before, 'update'], { env, timeoutMs: 180_000 })
  if (update.code !== 0) say(`apt-get update: ${update.output.trim().split('\n').at(-1)}`)
  for (const name of packages) {
    const args = [...before, 'install', '-y', '--no-install-recommends', name]
    const install = await runCommand(program, args, { env, timeoutMs: 600_000 })
    if (install.code !== 0) {
      say(`apt-get install ${name}: ${install.output.trim().split('\n').at(-1)}`)
    }
  }
}

/**
 * @param {(line: string) => void} say
 * @param {readonly string[]} args of `playwright install`
 */
async function download(say, ...args) {
  const { code } = await runTool('playwright', ['install', 'chromium', ...args], {
    timeoutMs: 300_000,
  })
  if (code !== 0) say("Playwright's download could not be had from here")
}

/**
 * Finds a Chromium that starts, or installs one: Playwright's download, or else Debian's package. If only a full browser is found, the
 * headless shell is installed in the same way. Without root, Debian's shell is not installed, because the full browser also works.
 *
 * @param {(line: string) => void} say prints a line before slow work
 * @returns {Promise<Found>} rejects with instructions if no Chromium can be found or installed
 */
export async function obtainChromium(say) {
  const present = await firstThatStarts()
  if (present !== undefined) {
    return preferShell(present, {
      say,
      find: firstThatStarts,
      download: () => download(say, '--only-shell'),
      ...(process.getuid?.() === 0
        ? { install: () => installFromDebian(say, ['chromium-headless-shell']) }
        : {}),
    })
  }

  say("fetching Playwright's chromium")
  await download(say)
  const downloaded = await firstThatStarts()
  if (downloaded !== undefined) return downloaded

  // The shell is faster, and not in every release: without it the whole browser does. Without the fonts, which Debian
  // recommends for it, texts are a tenth wider than on the pages of most visitors.
  await installFromDebian(say, ['chromium', 'chromium-headless-shell', 'fonts-liberation'])
  const packaged = await firstThatStarts()
  if (packaged !== undefined) return packaged
  throw new Error(HOW)
}

/**
 * Which browser is used, and that another one is faster.
 *
 * @param {Found} found
 */
export function describeChromium({ path, from, isShell }) {
  const used = `Chromium: ${path} (${from})`
  if (isShell) return used
  return (
    `${used}, a full browser. A headless shell runs the tests about a quarter faster: ` +
    'npx playwright install chromium --only-shell, or apt-get install chromium-headless-shell'
  )
}
