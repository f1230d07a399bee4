import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { build, runnerImport } from 'vite'
import { findChromiums } from './findChromium.mjs'
import { firstFreePort } from './firstFreePort.mjs'

/**
 * Long lists as a visitor meets them: the scenario whose steps lead there, what its world holds instead,
 * and the list. A list with pages is first loaded to its end.
 */
const lists = [
  {
    what: '10,000 transactions',
    scenario: 'activity-months',
    patch: { pastTransactions: 10_000 },
    list: 'Activity',
  },
  {
    what: '2,000 tokens',
    scenario: 'tokens-of-login',
    patch: { manyTokens: 2_000 },
    list: 'Tokens',
  },
  {
    what: '2,000 tokens to send',
    scenario: 'send-select-token',
    patch: { manyTokens: 2_000 },
    list: 'Your tokens',
  },
  {
    what: '2,000 tokens to swap',
    scenario: 'swap-many-tokens',
    patch: {},
    list: 'Tokens',
  },
]

/** How long each list is scrolled, in ms: as with a flick of the finger, then as by its scroll bar. */
const scrollTime = 5_000
/** px per second of a hard flick. */
const flick = 5_000

/**
 * Scrolls long lists of the built workbench in a real browser and says frames per second, the longest
 * frame, how long the page's own thread worked for a frame (which a busy machine changes less), and how
 * many rows stood in the document at most.
 *
 * @param {string} root
 * @param {(what: string, number: string) => void} say
 */
export async function scrollBench(root, say) {
  await build({ root, logLevel: 'error' })
  const port = await firstFreePort(4_600)
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', `${port}`, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  /** @type {{ host: string }} */
  const { host } = JSON.parse(String(line))
  const executablePath = findChromiums()[0]?.path
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    for (const each of lists) {
      const page = await browser.newPage()
      const work = await createWorkClock(page)
      const list = await openList(page, host, each)
      /** @param {number | 'all'} speed */
      const scrolledBy = (speed) => list.evaluate(scrolled, { time: scrollTime, speed })
      for (const [how, scroll] of /** @type {const} */ ([
        ['loading to the end', () => list.evaluate(loadedToTheEnd)],
        ['flicked', () => scrolledBy(flick)],
        ['dragged to the end', () => scrolledBy('all')],
      ])) {
        const before = await work()
        const { frames, took, longest, rows, pages } = await scroll()
        const worked = (await work()) - before
        if (pages === 1) continue
        const title = `scroll: ${each.what}, ${how}:`
        say(`${title} frames per second`, ((frames * 1_000) / took).toFixed(1))
        say(`${title} longest frame`, `${longest.toFixed(1)} ms`)
        say(`${title} work for a frame`, `${(worked / frames).toFixed(1)} ms`)
        say(`${title} most rows in the document`, `${rows}`)
      }
      await page.close()
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

/**
 * Tells how long the page's main thread was at work, in ms of its own time.
 *
 * @param {import('@playwright/test').Page} page
 */
async function createWorkClock(page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} host
 * @param {(typeof lists)[number]} wanted
 */
async function openList(page, host, { what, scenario: id, patch, list: name }) {
  /** @type {{ module: typeof import('../../src/scenarios/index.ts') }} */
  const { module: played } = await runnerImport('./src/scenarios/index.ts')
  /** @type {{ module: typeof import('../../tests/replay/playwrightDriver.ts') }} */
  const { module: drivers } = await runnerImport('./tests/replay/playwrightDriver.ts')
  /** @type {{ module: typeof import('../../tests/replay/playwrightStage.ts') }} */
  const { module: stages } = await runnerImport('./tests/replay/playwrightStage.ts')
  const scenario = played.scenarios.find((each) => each.id === id)
  if (scenario === undefined) throw new Error(`Failed to bench ${what}: no scenario "${id}".`)

  await page.goto(`${host}/stage/?scenario=${id}&paused=1`)
  await page.waitForFunction(() => window.foyerStage)
  const [driver, stage] = [drivers.createPlaywrightDriver(page), stages.createPlaywrightStage(page)]
  await stage.act({ do: 'world.patch', patch })
  const list = page.getByRole('list', { name, exact: true })
  for (const step of scenario.steps) {
    if ((await list.count()) > 0) break
    await played.playStep(step, driver, stage)
  }
  await list.waitFor()
  return list
}

/**
 * Runs in the page: scrolls to the end until nothing more comes for a second, and back.
 *
 * @param {Element} list
 */
async function loadedToTheEnd(list) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const begin = await frame()
  let [frames, longest, rows, pages] = [0, 0, 0, 0]
  let last = begin
  for (let still = 0, height = 0; still < 60; still += 1) {
    if (list.scrollHeight !== height) {
      still = 0
      pages += 1
    }
    height = list.scrollHeight
    list.scrollTop = height
    const now = await frame()
    frames += 1
    longest = Math.max(longest, now - last)
    rows = Math.max(rows, list.querySelectorAll('[role=listitem]').length)
    last = now
  }
  list.scrollTop = 0
  for (let wait = 0; wait < 30; wait += 1) await frame()
  return { frames, longest, rows, pages, took: last - begin }
}

/**
 * Runs in the page: scrolls down for a while, a little with every frame.
 *
 * @param {Element} list
 * @param {{ time: number, speed: number | 'all' }} how px per second, or the whole list in that time
 */
async function scrolled(list, { time, speed }) {
  const way = list.scrollHeight - list.clientHeight
  const perMs = speed === 'all' ? way / time : speed / 1_000
  let [frames, longest, rows] = [0, 0, 0]
  list.scrollTop = 0
  const begin = await new Promise((resolve) => requestAnimationFrame(resolve))
  let last = begin
  while (last - begin < time && (last - begin) * perMs < way) {
    list.scrollTop = (last - begin) * perMs
    const now = await new Promise((resolve) => requestAnimationFrame(resolve))
    frames += 1
    longest = Math.max(longest, now - last)
    rows = Math.max(rows, list.querySelectorAll('[role=listitem]').length)
    last = now
  }
  return { frames, longest, rows, pages: undefined, took: last - begin }
}
