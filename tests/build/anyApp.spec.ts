import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import drawQr from 'qr'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { createFoyerControls } from '../../src/playwright/foyerControls.ts'
import { bundleWithVite } from './outside/bundleWithVite.ts'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'
import { serveFiles } from './outside/serveFiles.ts'
import { startCommand } from './outside/startCommand.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }
const baker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A QR code of dots beside its three corners, without a margin and with a colour from a style sheet. */
function drawDots(text: string): string {
  const code = drawQr(text, 'raw', { border: 1 }).map((row) => row.slice(1, -1))
  const rows = code.slice(1, -1)
  const edge = rows.length
  const isCorner = (x: number, y: number) =>
    (x < 7 && (y < 7 || y >= edge - 7)) || (x >= edge - 7 && y < 7)
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark) return []
      return isCorner(x, y)
        ? [`<rect class="dark" x="${x}" y="${y}" width="1" height="1" />`]
        : [`<circle class="dark" cx="${x + 0.5}" cy="${y + 0.5}" r="0.4" />`]
    }),
  )
  return `<style>.light { fill: white } .dark { fill: var(--dark) } svg { --dark: black }</style>
    <svg width="300" height="300" viewBox="0 0 ${edge} ${edge}"><rect class="light" width="${edge}" height="${edge}" />${modules.join('')}</svg>`
}

/** Calls a local chain like a script; resolves with the result. */
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

test("the app's production build contains nothing of the simulator", async ({ outsideProject }) => {
  const app = join(await outsideProject(newest), 'wallets-app')
  const built = await runInApp(app, 'vite/bin/vite.js', 'build', '--outDir', 'built')
  expect(built, built.said).toMatchObject({ failed: false })
  const files = await readdir(join(app, 'built'), { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  )
  expect(texts.join('')).toContain('Bakery')
  expect(texts.filter((text) => /__foyer|foyerkit|foyerOffline/.test(text))).toEqual([])
})

test('a production build that would contain foyerkit-lab/wallets fails and says what to do', async ({
  outsideProject,
}) => {
  const app = join(await outsideProject(newest), 'wallets-app')
  const args = ['build', '--config', 'simulator.config.mjs']
  const { said, failed } = await runInApp(app, 'vite/bin/vite.js', ...args)
  expect(failed).toBe(true)
  expect(said).toContain('foyer({ wallets: true }) stands for foyerkit-lab/wallets')
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

  // Without the panels, the wallets approve at once.
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

  // A script reaches the chain of that tab.
  await panels.bringToFront()
  const before = BigInt(await ask(rpc, 'eth_getBalance', baker, 'latest'))
  await bakery.getByRole('button', { name: 'Pay' }).click()
  await approve.click()
  await expect(bakery.getByText('paid: success')).toBeVisible()
  const paid = BigInt(await ask(rpc, 'eth_getBalance', baker, 'latest')) - before
  expect(paid).toBe(1_500_000_000_000_000_000n)

  // A code as other modals draw it: dots, no margin, colours from a style sheet.
  await bakery
    .locator('body')
    .evaluate(
      (body, drawn) => body.insertAdjacentHTML('beforeend', drawn),
      drawDots('https://bakery.example/menu'),
    )
  await panels.getByRole('tab', { name: 'Phone' }).click()
  await panels.getByRole('button', { name: 'Scan the QR code' }).click()
  await expect(panels.getByText(/https:\/\/bakery\.example\/menu/)).toBeVisible()

  // A test controls the page like one of the Vite plugin.
  const foyer = createFoyerControls(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('paid: success')).toBeVisible()
  expect((await foyer.calls('wallet.eth_sendTransaction')).length).toBe(1)

  expect(complaints).toEqual([])
  app.close()
  expect(await command.interrupt()).toBe(0)
})

test('npx foyerkit chains serves the chains at the URLs it prints, and ends with Ctrl+C', async ({
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
  // It serves no page.
  expect((await fetch(`http://localhost:${port}/__foyer/wallets.js`)).status).toBe(404)
  expect(await command.interrupt()).toBe(0)
})

test('npx foyerkit refuses a taken port and says what to do', async ({ outsideProject }) => {
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
