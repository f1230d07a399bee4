import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { serveOwnNode } from './ownNode.ts'

test('a visitor sees that the relay of WalletConnect is unreachable, and not that a request was declined', async ({
  page,
}) => {
  await page.clock.install()
  await page.routeWebSocket('wss://relay.walletconnect.org/**', (socket) => socket.close())
  const files = await buildHost('parts')
  await openHostPage(page, files, 'parts', '<foyer-button></foyer-button>')
  await serveOwnNode(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /^WalletConnect/ }).click()
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(dialog.getByText("Can't reach WalletConnect")).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 120_000 })
  await expect(dialog.getByText('Connection declined')).toHaveCount(0)
})
