// Pages rendered by a server, which do not use Vite's index.html.
import { createServer as createHttpServer } from 'node:http'
import { expect, test as base } from 'foyerkit-lab/playwright'
import { foyer as plugin } from 'foyerkit-lab/vite'
import { createServer } from 'vite'

const line = '<script src="/__foyer/places.js"></script>'

/** Renders the shop; `/without` lacks the line. */
function render(request, response) {
  const head = request.url === '/without' ? '' : line
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><html lang="en"><head>${head}<title>Shop</title><link rel="icon" href="data:," /></head>` +
      '<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  )
}

const settings = (cache) => ({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  plugins: [plugin()],
  cacheDir: `node_modules/.vite-${cache}`,
})

/** Vite with its own server, as in React Router, Astro and TanStack Start. */
async function startVite() {
  const vite = await createServer({
    ...settings('own'),
    plugins: [
      plugin(),
      { name: 'render', configureServer: (server) => () => server.middlewares.use(render) },
    ],
    server: { port: 0 },
  })
  await vite.listen()
  return { url: `http://localhost:${vite.httpServer.address().port}`, close: () => vite.close() }
}

/** Vite as a middleware of another server, as in Nuxt and Storybook. */
async function startFramework() {
  const server = createHttpServer()
  const vite = await createServer({
    ...settings('embedded'),
    server: { middlewareMode: true, hmr: { server } },
  })
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => render(request, response)),
  )
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${server.address().port}`,
    async close() {
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const test = base.extend({
  kind: ['', { option: true }],
  site: async ({ kind }, give) => {
    const { url, close } = await (kind === 'own' ? startVite() : startFramework())
    await give(url)
    await close()
  },
})

for (const kind of ['own', 'embedded']) {
  test.describe(kind, () => {
    // One after the other, because they share Vite's cache.
    test.describe.configure({ mode: 'default' })
    test.use({ kind })

    test(`a rendered page with one line runs offline (${kind})`, async ({ page, foyer, site }) => {
      const complaints = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await page.goto(site)
      const modal = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
      await page.keyboard.press('Enter')
      const code = await foyer.mail.code('ada@example.com')
      await modal.getByRole('textbox').first().click()
      await page.keyboard.type(code)
      const account = page.getByRole('button', { name: /ETH/ })
      await expect(account).toBeVisible()
      await foyer.act({ do: 'chain.mine', chainId: 'eip155:1' })
      await page.reload()
      await expect(account).toBeVisible()
      expect(complaints).toEqual([])
    })

    test(`a rendered page without the line is told which line it needs (${kind})`, async ({
      page,
      site,
    }) => {
      const told = page.waitForEvent('console', (message) => message.type() === 'warning')
      await page.goto(`${site}/without`)
      expect((await told).text()).toContain(`put ${line} into its head`)
    })
  })
}

test.describe('panels', () => {
  test.use({ kind: 'embedded' })

  test('the panels of an embedded Vite list the scenarios of the project', async ({
    page,
    site,
  }) => {
    const places = await (await fetch(`${site}/__foyer/places.js`)).text()
    const [, panels] = /"host":"(http:[^"]+)"/.exec(places)
    await page.goto(panels)
    const listed = await page.evaluate(async () => (await fetch('/__foyer/scenarios')).json())
    expect(listed.folder).toBe('foyer-scenarios')
    expect(listed.files.map(({ name }) => name)).toContain('help')
  })
})
