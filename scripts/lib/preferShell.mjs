import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Marks a machine that could not get a headless shell, so that not every command tries again. */
const MARK = '.cache/no-headless-shell'
/** ms after which it is tried again. */
const AGAIN_AFTER = 24 * 3_600_000

/** @typedef {import('./findChromium.mjs').Found} Found */
/**
 * @typedef {object} Means
 * @property {(line: string) => void} say prints what takes time
 * @property {() => Promise<Found | undefined>} find the best browser that starts
 * @property {() => Promise<void>} download fetches Playwright's headless shell, where that can be reached
 * @property {() => Promise<void>} [install] fetches the system's, where this user may install packages
 * @property {string} [mark] file that remembers a failure for a day
 */

/**
 * A headless shell in place of a full browser, fetched where that is possible. A browser that FOYER_CHROMIUM names stays.
 *
 * @param {Found} present
 * @param {Means} means
 * @returns {Promise<Found>}
 */
export async function preferShell(present, { say, find, download, install, mark = MARK }) {
  if (present.isShell || present.from === 'FOYER_CHROMIUM' || isFresh(mark)) return present
  say(`fetching a headless shell, which runs the tests faster than ${present.path}`)
  for (const fetchShell of [download, install]) {
    await fetchShell?.()
    const best = await find()
    if (best?.isShell) return best
  }
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, '')
  return present
}

/** @param {string} file */
function isFresh(file) {
  return existsSync(file) && Date.now() - statSync(file).mtimeMs < AGAIN_AFTER
}
