import { expect, test } from '@playwright/test'
import { buildHostWith, reacts } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

for (const react of reacts) {
  test(`useFoyerEvents calls the listener of the last render, and none once its component is gone, with ${react}`, async ({
    page,
  }) => {
    await openHostPage(page, await buildHostWith(react, 'events'), 'events', '<div id="app"></div>')
    const press = (name: string) => page.getByText(name, { exact: true }).dispatchEvent('click')
    const lines = page.locator('output')
    await press('Open')
    await expect(lines).toHaveText('1 MODAL_OPEN')
    await press('Next chapter')
    await press('Shut')
    await expect(lines).toHaveText('1 MODAL_OPEN, 2 MODAL_CLOSE')
    await press('Next chapter')
    await press('Open')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(lines).toHaveText('1 MODAL_OPEN, 2 MODAL_CLOSE')
  })
}
