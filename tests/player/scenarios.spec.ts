import { expect, test } from '@playwright/test'
import { scenarios } from '../../src/scenarios/index.ts'
import { leavePages } from '../replay/leavePages.ts'

// Twice what the longest scenario takes on two busy cores.
const untilDone = 90_000

for (const scenario of scenarios) {
  test(
    scenario.title,
    { tag: scenario.tags.map((tag) => `@${tag}`) },
    async ({ page, context }) => {
      test.setTimeout(untilDone + 30_000)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))

      await page.goto(`/?scenario=${scenario.id}`)
      await expect(page.getByText('Coming timers')).toBeVisible({ timeout: 15_000 })
      await page.getByRole('button', { name: 'Run', exact: true }).first().click()

      const player = page.getByRole('region', { name: 'Player' })
      const failed = player.locator('li[data-state=failed]')
      await expect(player.getByText('All done').or(failed).first()).toBeVisible({
        timeout: untilDone,
      })
      await expect(failed, 'the step that failed').toHaveText([])
      await expect(player.locator('li:not([data-state=done])')).toHaveCount(0)
      expect(complaints, 'the console stays quiet').toEqual([])
      await leavePages(context, page)
    },
  )
}
