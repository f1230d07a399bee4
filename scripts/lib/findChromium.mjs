import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell first: the same engine without a window's chrome, a quarter faster over all replays.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Absent or not for us: either way it is not a browser that can be used.
    return false
  }
}

/**
 * Every Chromium this machine may have, in the order in which they are tried: the one named by FOYER_CHROMIUM,
 * the one Playwright downloaded, the system's.
 *
 * @param {{ env?: Record<string, string | undefined>, own?: string }} [options] `own` is where Playwright keeps its download
 * @returns {{ path: string, from: string }[]}
 */
export function findChromiums({ env = process.env, own = chromium.executablePath() } = {}) {
  const named = env.FOYER_CHROMIUM
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) {
      throw new Error(`FOYER_CHROMIUM names "${named}", and no program can be run there.`)
    }
    return [{ path: named, from: 'FOYER_CHROMIUM' }]
  }
  const found = []
  if (existsSync(own)) found.push({ path: own, from: "Playwright's download" })
  for (const name of SYSTEM_NAMES) {
    for (const folder of (env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name)
      if (folder !== '' && isExecutable(file)) found.push({ path: file, from: 'the system' })
    }
  }
  for (const file of SYSTEM_PLACES) {
    if (isExecutable(file)) found.push({ path: file, from: 'the system' })
  }
  return found
}
