import { expect, test } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'

test('a host page with a strict opener policy goes back to Connect instead of getting stuck', async ({
  page,
  context,
}) => {
  // A page fulfilled by a test has no address space, so it needs permission to frame local pages.
  await context.grantPermissions(['local-network-access'])
  await page.route('**/stage/**', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers })
  })
  await page.goto(`/stage/${formatStageAddress({ scenario: 'social-google', paused: true })}`)
  await waitForStage(page)
  const dialog = page.getByRole('dialog')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const provider = await opened

  await expect(provider.getByRole('status')).toHaveText(
    'The page that started this login cannot be reached. Close this window.',
  )
  await expect(dialog.getByText('Connect in the provider window')).toBeVisible()
  await page.evaluate(() => window.foyerStage?.simulator.clock.run(1000))

  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(dialog.getByText('Something went wrong')).toBeVisible()
  expect(provider.isClosed(), 'the window itself stays open, out of reach').toBe(false)
  await closeStage(page)
})
