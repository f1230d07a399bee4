import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath, isExecutable } from './findOnPath.mjs'

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
  const installed = [
    ...findOnPath(SYSTEM_NAMES, env.PATH ?? ''),
    ...SYSTEM_PLACES.filter(isExecutable),
  ]
  return [...found, ...installed.map((path) => ({ path, from: 'the system' }))]
}
