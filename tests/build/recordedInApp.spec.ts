import { readFileSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { playTimeout } from '../player/playInWorkbench.ts'
import { replayTimeout } from '../browser/replayRecording.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkitIn, runInApp } from './outside/runInApp.ts'
import { startVite } from './outside/startVite.ts'

/** How often the file is replayed by the command, and by Playwright. */
const plays = String(process.env.FOYER_PLAYS ?? 1)

/** Factor by which the page's processor is slowed down for the replays by Playwright. */
const slow = Number(process.env.FOYER_SLOW ?? 1)

/** Folder of the app. */
const name = 'recorded-app'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const approve = (page: Page) =>
  page.getByRole('button', { name: 'Approve', exact: true }).first().click()

test.beforeEach(() => test.setTimeout(playTimeout + replayTimeout))

test("a flow on a host's own page, with its own button: recorded by hand, saved, and replayed unchanged", async ({
  page,
  outsideProject,
}) => {
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const app = join(project, name)
  await cp(join(project, 'wallets-app'), app, { recursive: true })
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  writeFileSync(
    join(app, 'foyer.config.mjs'),
    `export default { page: '${origin}', secrets: { PIN: '2468' } }`,
  )
  const vite = startVite(app, port)
  try {
    await vite.waitFor(/ready in/)
    expect(await (await fetch(origin)).text()).not.toContain('2468')
    await page.goto(`${origin}/__foyer/?page=${encodeURIComponent('/?shop=2')}`)
    const bakery = page.frameLocator('iframe[title="Your page"]')
    await expect(bakery.getByRole('button', { name: 'Emberfox' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
    // Before the recording.
    await bakery.getByRole('button', { name: 'Who' }).click()
    await expect(player(page).getByText('Recorded')).toHaveCount(0)

    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(page.getByText(/^Recording: use your page by hand/)).toBeVisible()
    await bakery.getByRole('button', { name: 'Emberfox' }).click()
    await approve(page)
    await expect(bakery.getByText(/has 10000 ETH$/)).toBeVisible()
    await bakery.getByRole('textbox', { name: 'Bread' }).click()
    await page.keyboard.type('Rye')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2468')
    await bakery.getByRole('button', { name: 'Order' }).click()
    await expect(bakery.getByText('ordered: Rye')).toBeVisible()
    await bakery.getByRole('button', { name: 'Pay' }).click()
    await approve(page)
    await expect(bakery.getByText('paid: success')).toBeVisible()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    // After the recording.
    await bakery.getByRole('button', { name: 'Who' }).click()

    await player(page).getByRole('button', { name: 'Save to the project', exact: true }).click()
    const form = page.getByRole('form', { name: 'Save to the project' })
    await form.getByLabel('Title').fill('Pay for bread')
    await page.keyboard.press('Enter')
    await expect(player(page).getByText('Saved as foyer-scenarios/pay-for-bread')).toBeVisible()
    const file = join(app, 'foyer-scenarios/pay-for-bread.scenario.json')
    const saved = JSON.parse(readFileSync(file, 'utf8'))
    expect(saved.page).toBe('/?shop=2')
    const pin = { role: 'textbox', name: 'PIN' }
    expect(saved.steps).toContainEqual(
      expect.objectContaining({ do: 'typeSecret', target: pin, secret: 'PIN' }),
    )
    expect(JSON.stringify(saved)).not.toContain('2468')

    // Another tab does not know the secret.
    await page.goto(`${origin}/__foyer/`)
    await page.getByRole('treeitem', { name: /^Project/ }).click()
    await page.getByRole('treeitem', { name: /^Pay for bread/ }).click()
    await player(page).getByRole('button', { name: 'Play', exact: true }).click()
    await player(page).getByLabel('PIN', { exact: true }).fill('2468')
    await page.keyboard.press('Enter')
    await expect(player(page).getByText(/^(All done|Failed) \d/)).toBeVisible()
    await expect(player(page).getByText(/^All done/)).toBeVisible()

    // The recording is in the project, so this browser keeps no second one. The run asks for no secret again.
    const runs = page.getByRole('tabpanel', { name: 'Runs' })
    await page.getByRole('radio', { name: /^Scenarios/ }).click({ force: true })
    await page.getByRole('button', { name: 'Run 1', exact: true }).click()
    await expect(page.getByText('Run ended: 1 passed.')).toBeAttached()
    const row = runs.getByRole('table', { name: 'Results' }).locator('tbody').getByRole('row')
    await expect(row).toHaveText([/^✓ PassedPay for bread/])

    const replayed = await runFoyerkitIn(project, name, 'replay', '--repeat', plays)
    expect(replayed.said).toMatch(/\n1 passed, 0 failed\n$/)

    const cake = { expect: 'element', target: { role: 'button', name: 'Cake' } }
    const failing = { ...saved, steps: [saved.steps[0], cake] }
    writeFileSync(join(app, 'cake.scenario.json'), JSON.stringify(failing))
    const failed = await runFoyerkitIn(project, name, 'replay', 'cake.scenario.json')
    expect(failed.said).toContain(
      `Open at this step, while your app runs: ${origin}/__foyer/#recording=`,
    )
  } finally {
    await vite.interrupt()
  }

  writeFileSync(
    join(app, 'recorded.e2e.mjs'),
    `import { replayFolder, test } from 'foyerkit-lab/playwright'
    test.beforeEach(async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: ${slow} })
    })
    replayFolder('foyer-scenarios', { secrets: { PIN: '2468' } })`,
  )
  const tested = await runInApp(
    app,
    '@playwright/test/cli.js',
    'test',
    'recorded.e2e',
    '--repeat-each',
    plays,
    '--reporter',
    'line',
  )
  expect(tested.said).toContain(`${plays} passed`)
})
