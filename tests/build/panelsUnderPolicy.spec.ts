import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { guidePolicy } from '../../scripts/lib/examples/guidePolicy.mjs'
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

test('under the policy of the guides, Trusted Types included, the panels open and answer a wallet', async ({
  page,
  outsideProject,
}) => {
  const folder = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const port = String(await freePort())
  const command = startCommand(folder, '--port', port)
  const tag = await command.waitFor(/<script src="[^"]+\/__foyer\/foyer\.js"><\/script>/)
  const server = await serveFiles(
    `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:," />${tag}</head>
    <body><foyer-button></foyer-button><script type="module" src="/app.js"></script></body></html>`,
    new Map([['app.js', app]]),
    await policyInDevelopment(port),
  )
  const complaints: string[] = []
  page.context().on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(server.origin)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the panels' }).click()
  const panels = await opened
  const shop = panels.frameLocator('iframe[title="Your page"]')
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(shop.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
  expect(complaints).toEqual([])
  server.close()
  expect(await command.interrupt()).toBe(0)
})
