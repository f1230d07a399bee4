import { mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { guidePolicy } from '../../scripts/lib/examples/guidePolicy.mjs'
import { writeScreenResults } from '../../src/server/screens/screenResults.ts'
import { drawScreen } from '../browser/servedScreens.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { serveFiles } from './outside/serveFiles.ts'
import { startCommand } from './outside/startCommand.ts'

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

/** The guide's policy for production, with the lines that any-app.md adds in development. */
async function policyInDevelopment(port: string): Promise<string> {
  const guide = await readFile('docs/any-app.md', 'utf8')
  const [, added] = /^```\n(script-src http[^`]+)\n```$/m.exec(guide) ?? []
  if (added === undefined) throw new Error('docs/any-app.md has no lines of a content policy.')
  const directives = new Map<string, string>()
  for (const line of `${guidePolicy()}; ${added.replaceAll('4848', port)}`.split(';')) {
    const [name = '', ...sources] = line.trim().split(/\s+/)
    const before = directives.get(name)?.replace("'none'", '') ?? ''
    directives.set(name, `${before} ${sources.join(' ')}`)
  }
  return [...directives].map(([name, sources]) => `${name} ${sources}`).join('; ')
}

/** Widths of the pictures that are drawn, px. */
const widths = (pictures: readonly Element[]) =>
  pictures.map((picture) => (picture as HTMLImageElement).naturalWidth)

/** Results of a run with screens, with one new screen. */
function prepareScreens(project: string) {
  mkdirSync(join(project, 'foyer-screens/pictures'), { recursive: true })
  writeScreenResults(join(project, 'foyer-screens'), {
    foyerkit: '0.1.0',
    browser: 'Chromium 140.0',
    failsOnNew: false,
    screens: [
      {
        id: 'shop/1/light-desktop',
        scenario: 'foyer-scenarios/shop.scenario.json',
        title: 'The shop',
        step: 1,
        checkpoint: 'The view is Connect',
        variant: 'light-desktop',
        file: 'foyer-scenarios/screens/shop.screens.json',
        result: 'new',
        actual: drawScreen({ project }, { ground: '#ffffff', box: 40, text: ['- main'] }),
      },
    ],
  })
}

test('under the policy of the guides, Trusted Types included, the panels answer a wallet, look back and draw screens', async ({
  page,
  outsideProject,
}) => {
  const folder = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const port = String(await freePort())
  const tag = `<script src="http://localhost:${port}/__foyer/foyer.js"></script>`
  const server = await serveFiles(
    `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:," />${tag}</head>
    <body><foyer-button></foyer-button><script type="module" src="/app.js"></script></body></html>`,
    new Map([['app.js', app]]),
    await policyInDevelopment(port),
  )
  prepareScreens(folder)
  const command = startCommand(folder, '--port', port, '--page', server.origin)
  expect(await command.waitFor(/<script src="[^"]+\/__foyer\/foyer\.js"><\/script>/)).toBe(tag)
  const complaints: string[] = []
  page.context().on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(server.origin)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the panels' }).click()
  const panels = await opened
  const shop = panels.frameLocator('iframe[title="Your page"]')
  await panels.getByRole('button', { name: 'Record', exact: true }).click()
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(shop.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
  await panels.getByRole('button', { name: 'Stop recording' }).click()

  await panels.getByRole('slider', { name: 'Look back' }).fill('1')
  const picture = panels.frameLocator('iframe[title="Picture of the page at this moment"]')
  await expect(picture.getByRole('dialog')).toContainText('Emberfox')
  // A style of the widget, which the policy would block as text.
  await expect(picture.getByRole('button', { name: /Emberfox/ })).toHaveCSS('cursor', 'pointer')
  await panels.getByRole('button', { name: 'Back to now' }).click()

  await panels.getByRole('tab', { name: 'Screens' }).click()
  const screens = panels.getByRole('tabpanel', { name: 'Screens' })
  await screens.getByRole('button', { name: /The view is Connect/ }).click()
  const drawn = panels.getByRole('dialog').locator('.wb-screens-thumbnail img')
  await expect.poll(() => drawn.evaluateAll(widths)).toEqual([640])
  expect(complaints).toEqual([])
  rmSync(join(folder, 'foyer-screens'), { recursive: true })
  server.close()
  expect(await command.interrupt()).toBe(0)
})
