import { expect, type Page } from '@playwright/test'

// Only ends a play that hangs.
const untilDone = 400_000

/** How long a test that plays one scenario may take, in ms. */
export const playTimeout = untilDone + 30_000

/** Plays the chosen scenario in the workbench's own player, and checks that each of its steps was done. */
export async function playInWorkbench(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const player = page.getByRole('region', { name: 'Player' })
  const failed = player.locator('li[data-state=failed]')
  await expect(player.getByText('All done').or(failed).first()).toBeVisible({ timeout: untilDone })
  await expect(failed, 'the step that failed').toHaveText([])
  await expect(player.locator('li:not([data-state=done])')).toHaveCount(0)
}
