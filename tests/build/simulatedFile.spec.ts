import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { createFoyerControls } from '../../src/playwright/foyerControls.ts'
import { openHostPage } from './hostPage.ts'
import { outsideTest } from './outside/outsideTest.ts'
import { serveFiles } from './outside/serveFiles.ts'
import { startCommand } from './outside/startCommand.ts'

/** The page's own script, the same for the released file and for the one with the simulator. */
const app = `
  const { createFoyer, createRealBackend, defineFoyerElements, ethereum } = foyerkit
  defineFoyerElements(
    createFoyer({
      projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
      backend: createRealBackend(),
      adapters: [{ namespace: 'eip155', networks: [ethereum] }],
    }),
  )
`
const released = '<script src="/foyer.js"></script>'

interface Served {
  /** URL of the command's `foyer.js`, as printed. */
  readonly simulated: string
  /** URL of the command's `wallets.js`. */
  readonly wallets: string
  /** URL of the command's `places.js`. */
  readonly places: string
  /** Opens a page of another server with these script tags before its own; resolves with its console output. */
  open(page: Page, ...tags: readonly string[]): Promise<readonly string[]>
}

const test = outsideTest.extend<{ served: Served }>({
  served: async ({ outsideProject }, give) => {
    const folder = await outsideProject({ react: 'react', viem: 'viem-newest' })
    const command = startCommand(folder, '--port', String(await freePort()))
    const printed = (name: string) =>
      command.waitFor(new RegExp(`<script src="[^"]+/__foyer/${name}\\.js"></script>`))
    const file = await readFile(join(folder, 'node_modules/foyerkit/dist/browser/foyer.js'), 'utf8')
    const servers: { close(): void }[] = []
    await give({
      simulated: await printed('foyer'),
      wallets: await printed('wallets'),
      places: await printed('places'),
      async open(page, ...tags) {
        const server = await serveFiles(
          `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:," />${tags.join('')}</head>
          <body><foyer-button></foyer-button><script type="module" src="/app.js"></script></body></html>`,
          new Map(Object.entries({ 'foyer.js': file, 'app.js': app })),
        )
        servers.push(server)
        const complaints: string[] = []
        page.on('pageerror', ({ message }) => complaints.push(message))
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
        })
        await page.goto(server.origin)
        return complaints
      },
    })
    for (const server of servers) server.close()
    expect(await command.interrupt()).toBe(0)
  },
})

/** The exports of the page's global, by kind. */
const offered = (page: Page) =>
  page.evaluate(() =>
    Object.entries(Reflect.get(window, 'foyerkit')).map(([name, value]) => [name, typeof value]),
  )

test('a page without a bundler runs offline when only the URL of its script changes', async ({
  page,
  context,
  served,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
  })
  const complaints = await served.open(page, served.simulated)
  await expect(page.getByRole('note')).toHaveText(
    'Simulated wallets and chains: test keys, no real money Open the panels',
  )

  // The modal recognises an error of the backend, which is in the simulator's half, by its code.
  const foyer = createFoyerControls(page)
  await foyer.fault({
    target: 'wallet.eth_requestAccounts',
    when: { nth: 1 },
    effect: { kind: 'reject', code: -32002, message: 'Pending.' },
  })
  const modal = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await expect(modal).toContainText('Your wallet already has a request open.')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])

  const real = await context.newPage()
  await served.open(real, released)
  expect(await offered(page)).toEqual(await offered(real))
  const globals = ['foyerkitSimulator', 'foyerOffline', 'foyerkit']
  const defined = (names: readonly string[]) => names.filter((name) => name in window)
  expect(await page.evaluate(defined, globals)).toEqual(['foyerOffline', 'foyerkit'])
})

const twice =
  'Failed to define foyerkit: this page loads foyer.js twice. Keep one of its script tags: in development that of /__foyer/foyer.js, ' +
  'in production that of the package.'

test('a page that loads the released file after the simulated one stays simulated, and reports which to keep', async ({
  page,
  served,
}) => {
  const complaints = await served.open(page, served.simulated, released)
  await expect(page.getByRole('note')).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Emberfox/ })).toBeVisible()
  expect(complaints).toEqual([twice])
})

test('a page that loads the simulated file after the released one, or twice, reports which to keep', async ({
  page,
  context,
  served,
}) => {
  const complaints = await served.open(page, released, served.simulated)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
  expect(complaints).toEqual([twice])

  const again = await context.newPage()
  const repeated = await served.open(again, served.simulated, served.simulated)
  await expect(again.getByRole('note')).toBeVisible()
  expect(repeated).toEqual([twice])
})

test('a page with the script of the wallets as well reports which to leave out', async ({
  page,
  context,
  served,
}) => {
  const complaints = await served.open(page, served.wallets, served.simulated)
  await expect
    .poll(() => complaints)
    .toEqual([
      'Failed to define foyerkit: this page has simulated wallets already. Leave out the script tag of /__foyer/wallets.js: ' +
        '/__foyer/foyer.js has the wallets in it.',
      'foyerkit is not defined',
    ])

  // In the other order nothing is missing.
  const other = await context.newPage()
  const quiet = await served.open(other, served.simulated, served.wallets)
  await other.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(other.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(quiet).toEqual([])
})

test('a page that names the places of the simulator and keeps the released file reaches no service, and reports why', async ({
  page,
  served,
}) => {
  const complaints = await served.open(page, served.places, released)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /All Wallets/ })
    .click()
  const sentence =
    'foyerkit: A request to https://api.web3modal.org was stopped: this page names the places of the simulator, but makes its backend with foyerkit/real.'
  await expect.poll(() => complaints).toContainEqual(expect.stringContaining(sentence))
  expect(complaints.filter((text) => !text.startsWith(sentence))).toEqual([])
})

test('a page whose script runs before the wallets reports which one', async ({ page, served }) => {
  const complaints = await served.open(page, released, served.wallets)
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringMatching(
        /^foyerkit: http:\/\/localhost:\d+\/foyer\.js ran before the simulated wallets were loaded/,
      ),
    ])
})

test(
  'the simulated file refuses a page that is not on this machine, and names the one to load',
  { tag: '@security' },
  async ({ page, served }) => {
    const address = /src="([^"]+)"/.exec(served.simulated)?.[1] ?? ''
    const code = await (await fetch(address)).text()
    const files = new Map(Object.entries({ 'foyer.js': code, 'host/app.js': app }))
    const body = `${released}<foyer-button></foyer-button>`
    const seen = await openHostPage(page, files, 'app', body, undefined, 'https://shop.example')
    await expect
      .poll(() => seen.complaints)
      .toEqual([
        'Failed to start foyerkit-lab/mock on https://shop.example: the wallets of this page are simulated and their keys are public, so ' +
          'the page runs on localhost only; load dist/browser/foyer.js of foyerkit here.',
        'foyerkit is not defined',
      ])
    await expect(page.getByRole('note')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(seen.foreign).toEqual([])
  },
)
