import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { firstFreePort } from '../firstFreePort.mjs'
import { lineOf, summarize } from './summary.mjs'

/** @typedef {import('./benchParts.mjs').Bench} Bench */
/** @typedef {{ served: number, usable: number, stage: number, requests: number }} Start in ms from the command */

/**
 * The time from `npm start` until the workbench can be used, in a browser with an empty cache: once without an earlier
 * build, and once with the build of the previous start.
 *
 * @param {Bench} bench
 */
export async function startBench({ root, browser, rounds, say }) {
  /** @type {{ first: Start[], second: Start[] }} */
  const measured = { first: [], second: [] }
  for (let round = 0; round < rounds; round += 1) {
    // Without this note of its sources the built workbench counts as stale.
    rmSync(join(root, 'dist/workbench/sources.sha256'), { force: true })
    measured.first.push(await start(root, browser))
    measured.second.push(await start(root, browser))
  }
  for (const [time, starts] of Object.entries(measured)) {
    /** @param {keyof Start} fact */
    const all = (fact) => summarize(starts.map((one) => one[fact]))
    say(lineOf(`start: the ${time} time, address printed`, all('served'), 'ms'))
    say(lineOf(`start: the ${time} time, scenarios can be chosen`, all('usable'), 'ms'))
    say(lineOf(`start: the ${time} time, stage can be played`, all('stage'), 'ms'))
    say(lineOf(`start: the ${time} time, requests`, all('requests'), ''))
  }
}

/**
 * @param {string} root
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Start>}
 */
async function start(root, browser) {
  const port = await firstFreePort(4_700)
  const from = performance.now()
  const passed = () => performance.now() - from
  const { host, stop } = await startWorkbench(root, port)
  const context = await browser.newContext()
  try {
    const served = passed()
    const page = await context.newPage()
    let requests = 0
    context.on('request', (request) => {
      if (request.url().startsWith('http')) requests += 1
    })
    await page.goto(host, { waitUntil: 'commit' })
    await page.keyboard.press('/')
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
    const usable = passed()
    await page.frameLocator('#wb-stage-frame').getByRole('button').first().waitFor()
    return { served, usable, stage: passed(), requests }
  } finally {
    await context.close()
    await stop()
  }
}

/**
 * `npm start` of this repository.
 *
 * @param {string} root
 * @param {number} port
 * @returns {Promise<{ host: string, stop: () => Promise<void> }>}
 */
export async function startWorkbench(root, port) {
  const { line, stop } = await startServer(root, 'scripts/start.mjs', `${port}`, '--json')
  return { host: JSON.parse(line).host, stop }
}

/**
 * Starts a server, and resolves with the first line that it prints.
 *
 * @param {string} root
 * @param {string} file
 * @param {string} port
 * @param {readonly string[]} options
 * @returns {Promise<{ line: string, stop: () => Promise<void> }>}
 */
export async function startServer(root, file, port, ...options) {
  const server = spawn(process.execPath, [file, '--port', port, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(server, 'exit')
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return {
    line: String(line),
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
