import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOnPath, isExecutable } from './findOnPath.mjs'

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FULL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * @typedef {object} Found
 * @property {string} path
 * @property {string} from where it comes from, for the reader
 * @property {boolean} isShell a headless shell: the same engine without a window's chrome, a quarter faster over all replays
 */

/**
 * Every Chromium this machine may have, in the order in which they are tried: the one named by FOYER_CHROMIUM alone, else headless
 * shells before full browsers, and of each kind Playwright's download before the system's.
 *
 * @param {{ env?: Record<string, string | undefined>, own?: string }} [options] `own` is where Playwright keeps its full browser
 * @returns {Found[]}
 */
export function findChromiums({ env = process.env, own = chromium.executablePath() } = {}) {
  const named = env.FOYER_CHROMIUM
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) {
      throw new Error(`FOYER_CHROMIUM names "${named}", and no program can be run there.`)
    }
    return [{ path: named, from: 'FOYER_CHROMIUM', isShell: isShellPath(named) }]
  }
  /** @param {readonly string[]} names */
  const onPath = (names) => findOnPath(names, env.PATH ?? '')
  const downloaded = "Playwright's download"
  const system = 'the system'
  return [
    ...shellsBeside(own).map((path) => ({ path, from: downloaded, isShell: true })),
    ...onPath(SHELL_NAMES).map((path) => ({ path, from: system, isShell: true })),
    ...(existsSync(own) ? [{ path: own, from: downloaded, isShell: false }] : []),
    ...[...onPath(FULL_NAMES), ...FULL_PLACES.filter(isExecutable)].map((path) => ({
      path,
      from: system,
      isShell: false,
    })),
  ]
}

/** @param {string} path */
function isShellPath(path) {
  return /headless[-_]shell/.test(basename(path))
}

/**
 * The headless shell of the same revision as Playwright's full browser, `chromium-1255/chrome-linux64/chrome`: it is downloaded into
 * `chromium_headless_shell-1255`, and its program has another name on every system.
 *
 * @param {string} own
 * @returns {string[]}
 */
function shellsBeside(own) {
  const revision = dirname(dirname(own))
  const folder = join(
    dirname(revision),
    basename(revision).replace(/^chromium-/, 'chromium_headless_shell-'),
  )
  if (folder === revision || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(basename(path)))
    .filter(isExecutable)
}
