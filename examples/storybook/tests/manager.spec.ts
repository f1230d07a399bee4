import { expect, test } from '@playwright/test'

// Without the fixtures of foyerkit-lab/playwright the wallets approve at once.
test('a story works within the manager', async ({ page }) => {
  await page.goto('/?path=/story/login--medium')
  const frame = page.frameLocator('#storybook-preview-iframe')
  await frame.getByRole('button', { name: 'Connect Wallet' }).click()
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()
  await expect(frame.getByRole('button', { name: /ETH/ })).toBeVisible()
})
