import { importSource } from '../importSource.mjs'

/** The scenario of the picture. */
const shown = 'swap-coin-for-token'

const looks = /** @type {const} */ ([
  { file: 'workbench.png', colorScheme: 'light' },
  { file: 'workbench-dark.png', colorScheme: 'dark' },
])

/**
 * The workbench while a swap waits for its signature: the modal, the request in the wallet, the timeline.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host address of the workbench
 * @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function shootWorkbench(browser, host) {
  /** @type {typeof import('../../../src/scenarios/allScenarios.ts')} */
  const module = await importSource('./src/scenarios/allScenarios.ts')
  const steps = module.scenarios.find(({ id }) => id === shown)?.steps ?? []
  const signs = steps.findIndex((step) => 'method' in step && step.method === 'eth_sendTransaction')
  if (signs < 0) throw new Error(`Failed to show "${shown}": it has no step that signs.`)

  /** @type {Record<string, Buffer>} */
  const pictures = {}
  for (const { file, colorScheme } of looks) {
    pictures[file] = await shootLook(browser, `${host}/?scenario=${shown}`, { signs, colorScheme })
  }
  return pictures
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ signs: number, colorScheme: 'light' | 'dark' }} look `signs` is the number of steps before the signature
 */
async function shootLook(browser, address, { signs, colorScheme }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme })
  try {
    await page.goto(address)
    const player = page.getByRole('toolbar', { name: 'Player' })
    for (let done = 1; done <= signs; done += 1) {
      await player.getByRole('button', { name: 'Step', exact: true }).click()
      await page.getByText(`Held ${done}/`).waitFor()
    }
    await page.mouse.move(1, 1)
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await page.close()
  }
}
