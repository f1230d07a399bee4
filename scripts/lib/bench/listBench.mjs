import { importSource } from '../importSource.mjs'
import { firstFreePort } from '../firstFreePort.mjs'
import { startWorkbench } from './startBench.mjs'
import { lineOf, summarize } from './summary.mjs'

/**
 * Long lists, each with the scenario whose steps lead to it and with changes of the scenario's world. A list
 * with pages is first loaded to its end.
 */
const lists = [
  {
    what: '640 wallets',
    scenario: 'directory-pages',
    patch: {},
    list: 'Wallets',
  },
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
const scrollTime = 2_000
/** px per second of a hard flick. */
const flick = 5_000

/**
 * Scrolls long lists of the built workbench: frames per second, the longest frame, how long the page's own thread worked
 * for a frame (which a busy machine changes less), and how many rows and elements the document had at most.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function listBench({ root, browser, rounds, say }) {
  const { host, stop } = await startWorkbench(root, await firstFreePort(4_600))
  try {
    for (const each of lists) {
      const page = await browser.newPage()
      const work = await createWorkClock(page)
      const list = await openList(page, host, each)
      await list.evaluate(loadToTheEnd)
      for (const [how, speed] of /** @type {const} */ ([
        ['flicked', flick],
        ['to the end and back', 'all'],
      ])) {
        /** @type {(Awaited<ReturnType<typeof scroll>> & { work: number })[]} */
        const measured = []
        for (let round = 0; round < rounds; round += 1) {
          const before = await work()
          const result = await list.evaluate(scroll, { time: scrollTime, speed })
          measured.push({ ...result, work: ((await work()) - before) / result.frames })
        }
        /** @param {(one: typeof measured[number]) => number} of */
        const all = (of) => summarize(measured.map(of))
        const title = `lists: ${each.what}, ${how}`
        const perSecond = all(({ frames, took }) => (frames * 1_000) / took)
        say(lineOf(`${title}: frames per second`, perSecond, ''))
        say(
          lineOf(
            `${title}: longest frame`,
            all(({ longest }) => longest),
            'ms',
          ),
        )
        say(
          lineOf(
            `${title}: work for a frame`,
            all((one) => one.work),
            'ms',
          ),
        )
        say(
          lineOf(
            `${title}: most rows drawn`,
            all(({ rows }) => rows),
            '',
          ),
        )
        say(
          lineOf(
            `${title}: most elements`,
            all(({ elements }) => elements),
            '',
          ),
        )
      }
      await page.close()
    }
  } finally {
    await stop()
  }
}

/**
 * Measures how long the page's main thread was busy, in ms of processor time.
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
async function openList(page, host, { scenario, patch, list: name }) {
  const { steps, stage, play } = await openStage(page, host, scenario)
  await stage.act({ do: 'world.patch', patch })
  // The box that scrolls, and no short list of the same name on the way there.
  const list = page.getByRole('list', { name, exact: true }).and(page.locator('[tabindex="0"]'))
  for (const step of steps) {
    if ((await list.count()) > 0) break
    await play(step)
  }
  await list.waitFor()
  return list
}

/** @type {ReturnType<typeof loadStageModules> | undefined} */
let stageModules

/** Loads what plays a scenario. Once, because each import starts a Vite of its own. */
async function loadStageModules() {
  /** @type {typeof import('../../../src/scenarios/packageEntry.ts')} */
  const played = await importSource('./src/scenarios/packageEntry.ts')
  /** @type {typeof import('../../../src/playwright/playwrightDriver.ts')} */
  const drivers = await importSource('./src/playwright/playwrightDriver.ts')
  /** @type {typeof import('../../../src/playwright/playwrightStage.ts')} */
  const stages = await importSource('./src/playwright/playwrightStage.ts')
  return /** @type {const} */ ([played, drivers, stages])
}

/**
 * Opens the stage of a scenario, whose steps can then be played one by one.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} host
 * @param {string} id
 */
export async function openStage(page, host, id) {
  const [played, drivers, stages] = await (stageModules ??= loadStageModules())
  const scenario = played.scenarios.find((each) => each.id === id)
  if (scenario === undefined) throw new Error(`Failed to bench "${id}": there is no such scenario.`)

  await page.goto(`${host}/stage/?scenario=${id}&paused=1`)
  await page.waitForFunction(() => window.foyerStage)
  const [driver, stage] = [drivers.createPlaywrightDriver(page), stages.createPlaywrightStage(page)]
  /** @param {(typeof scenario.steps)[number]} step */
  const play = (step) => played.playStep(step, driver, stage)
  return { steps: scenario.steps, stage, play }
}

/**
 * Runs in the page: scrolls to the end until nothing more comes for a second, and back.
 *
 * @param {Element} list
 */
async function loadToTheEnd(list) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let still = 0, height = 0; still < 60; still += 1) {
    if (list.scrollHeight !== height) still = 0
    height = list.scrollHeight
    list.scrollTop = height
    await frame()
  }
  list.scrollTop = 0
  for (let wait = 0; wait < 30; wait += 1) await frame()
}

/**
 * Runs in the page: scrolls a little with every frame, down at a speed for a while, or to the end and back in twice that
 * time.
 *
 * @param {Element} list
 * @param {{ time: number, speed: number | 'all' }} how px per second
 */
async function scroll(list, { time, speed }) {
  const way = list.scrollHeight - list.clientHeight
  const perMs = speed === 'all' ? way / time : speed / 1_000
  const root = list.getRootNode()
  const inShadow = root instanceof ShadowRoot ? root : document.createDocumentFragment()
  let [frames, longest, rows, elements] = [0, 0, 0, 0]
  list.scrollTop = 0
  const begin = await new Promise((resolve) => requestAnimationFrame(resolve))
  let last = begin
  const goesBack = speed === 'all'
  while (last - begin < (goesBack ? 2 * time : time)) {
    const passed = (last - begin) * perMs
    list.scrollTop = goesBack && passed > way ? 2 * way - passed : passed
    const now = await new Promise((resolve) => requestAnimationFrame(resolve))
    frames += 1
    longest = Math.max(longest, now - last)
    rows = Math.max(rows, list.querySelectorAll('[role=listitem]').length)
    elements = Math.max(
      elements,
      document.querySelectorAll('*').length + inShadow.querySelectorAll('*').length,
    )
    last = now
  }
  return { frames, longest, rows, elements, took: last - begin }
}
