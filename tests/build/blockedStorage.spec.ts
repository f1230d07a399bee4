import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { serveOwnNode } from './ownNode.ts'

test('a visitor can pair a phone on a page whose storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const asked: string[] = []
  await page.routeWebSocket('wss://relay.walletconnect.org/**', (socket) => {
    socket.onMessage((message) => {
      const { id, method } = JSON.parse(String(message))
      asked.push(method)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    })
  })
  const files = await buildHost('parts')
  await openHostPage(page, files, 'parts', '<foyer-button></foyer-button>')
  await serveOwnNode(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /^WalletConnect/ }).click()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  await expect(dialog.getByText("Can't reach WalletConnect")).toHaveCount(0)
  expect(asked).toContain('wc_proposeSession')
})
