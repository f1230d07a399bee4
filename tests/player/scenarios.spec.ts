import { expect, test } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { leavePages } from '../../src/playwright/leavePages.ts'
import { watchPages } from '../../src/playwright/watchPages.ts'
import { playInWorkbench, playTimeout } from './playInWorkbench.ts'

for (const scenario of scenarios) {
  test(
    scenario.title,
    { tag: scenario.tags.map((tag) => `@${tag}`) },
    async ({ page, context }) => {
      test.setTimeout(playTimeout)
      const watched = watchPages(context)
      await page.goto(`/?scenario=${scenario.id}`)
      await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
      await playInWorkbench(page)
      expect(watched.complaints, 'the console stays quiet').toEqual([])
      expect(watched.foreign, 'nothing leaves the machine').toEqual([])
      watched.stop()
      await leavePages(context, page)
    },
  )
}
