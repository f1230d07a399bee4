import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { bundleWithVite } from './outside/bundleWithVite.ts'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'
import { serveFiles } from './outside/serveFiles.ts'
import { startCommand } from './outside/startCommand.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }
const baker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Asks a local chain as a script does; resolves with the result. */
async function ask(address: string, method: string, ...params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body })
  return (await response.json()).result
}

test('an app outside without the modal passes its own tests with the Vite plugin', async ({
  outsideProject,
}) => {
  const app = join(await outsideProject(newest), 'wallets-app')
  const { said } = await runInApp(app, '@playwright/test/cli.js', 'test', '--reporter', 'line')
  expect(said).toContain('4 passed')
})

test('a page of any server has the wallets by the script of npx foyerkit, and the panels in a window answer them', async ({
  page,
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  const command = startCommand(folder, '--port', String(await freePort()))
  const tag = await command.waitFor(/<script src="[^"]+wallets\.js"><\/script>/)
  const rpc = await command.waitFor(/Ethereum +(\S+)/)
  const files = await bundleWithVite(folder, 'wallets-app/main.ts')
  const app = await serveFiles(
    `<!doctype html><html><head><link rel="icon" href="data:," />${tag}</head><body><div id="root"></div><script type="module" src="/host/page.js"></script></body></html>`,
    files,
  )
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })

  // Alone, the wallets approve at once.
  await page.goto(app.origin)
  await page.getByRole('button', { name: 'Emberfox' }).click()
  await expect(page.getByText(/^0xf39F.* has 10000 ETH$/)).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(
    'Simulated wallets and chains: test keys, no real money Open the panels',
  )

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the panels' }).click()
  const panels = await opened
  const bakery = panels.frameLocator('iframe[title="Your page"]')
  await bakery.getByRole('button', { name: 'Emberfox' }).click()
  const approve = panels.getByRole('button', { name: 'Approve', exact: true }).first()
  await approve.click()
  await expect(bakery.getByText(/has 10000 ETH$/)).toBeVisible()

  // The chain of that tab is where a script finds it.
  await panels.bringToFront()
  const before = BigInt(await ask(rpc, 'eth_getBalance', baker, 'latest'))
  await bakery.getByRole('button', { name: 'Pay' }).click()
  await approve.click()
  await expect(bakery.getByText('paid: success')).toBeVisible()
  const paid = BigInt(await ask(rpc, 'eth_getBalance', baker, 'latest')) - before
  expect(paid).toBe(1_500_000_000_000_000_000n)

  expect(complaints).toEqual([])
  app.close()
  expect(await command.interrupt()).toBe(0)
})

test('npx foyerkit chains serves the chains at the addresses that it prints, and ends with Ctrl+C', async ({
  outsideProject,
}) => {
  const port = String(await freePort())
  const command = startCommand(await outsideProject(newest), 'chains', '--port', port)
  expect(await command.waitFor(/Ethereum +(\S+)/)).toBe(`http://localhost:${port}/__foyer/rpc/1`)
  const base = await command.waitFor(/Base +(\S+)/)
  expect(await ask(base, 'eth_chainId')).toBe('0x2105')
  expect(await ask(`http://localhost:${port}/__foyer/rpc/mine/137`, 'eth_chainId')).toBe('0x89')
  const solana = await command.waitFor(/Solana +(\S+)/)
  expect(await ask(solana, 'getHealth')).toBe('ok')
  // No page is served there.
  expect((await fetch(`http://localhost:${port}/__foyer/wallets.js`)).status).toBe(404)
  expect(await command.interrupt()).toBe(0)
})

test('npx foyerkit refuses a port that is taken with what to do', async ({ outsideProject }) => {
  const folder = await outsideProject(newest)
  const port = String(await freePort())
  const first = startCommand(folder, 'chains', '--port', port)
  await first.waitFor(/Ctrl\+C stops everything/)
  const second = startCommand(folder, 'chains', '--port', port)
  await second.waitFor(
    new RegExp(`Failed to serve the chains: port ${port} is taken. Choose another port.`),
  )
  expect(await second.ended).toBe(1)
  expect(await first.interrupt()).toBe(0)
})
