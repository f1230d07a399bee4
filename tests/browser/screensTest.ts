import { expect, type Locator, type Page } from '@playwright/test'
import { readScreensFile } from '../../src/server/screens/screensFile.ts'
import { axeViolations } from './axeViolations.ts'
import { keptPageTest } from './keptPageTest.ts'
import { openWorkbench } from './openWorkbench.ts'
import { prepareScreens } from './preparedScreens.ts'
import { serveScreens, type ServedScreens } from './servedScreens.ts'

/** A test with a served workbench that has a project of its own. */
export const screensTest = keptPageTest.extend<
  { served: ServedScreens },
  { screensServer: ServedScreens }
>({
  screensServer: [
    async ({ browserName: _ }, provide) => {
      const served = await serveScreens()
      await provide(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  served: async ({ screensServer }, provide) => {
    screensServer.empty()
    await provide(screensServer)
  },
  baseURL: async ({ served }, provide) => provide(served.url),
})

export const screensPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Screens' })
export const screensDialog = (page: Page) => page.getByRole('dialog', { name: 'Screens' })

/** The accepted screens of the swap in words. */
export const acceptedScreens = (served: ServedScreens) =>
  readScreensFile(served.acceptedFile('swap')).flatMap(({ name, variants }) =>
    Object.keys(variants).map((variant) => `${name}, ${variant}`),
  )

/** Opens the panel with its shortcut, with the results of a prepared run. */
export async function openScreens(page: Page, served: ServedScreens) {
  served.run(...prepareScreens(served))
  const complaints = await openWorkbench(page)
  await page.keyboard.press('g')
  await expect(screensPanel(page).getByText('4 of 6 screens differ')).toBeVisible()
  return complaints
}

/** Opens a variant of the swap. */
export const openVariant = (page: Page, name: string) =>
  screensPanel(page)
    .getByRole('region', { name: 'A swap that asks for a second approval' })
    .getByRole('button', { name })
    .first()
    .press('Enter')

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  return box
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The findings of axe outside of the stage, as texts. */
export async function screensViolations(page: Page) {
  const violations = await axeViolations(page, { exclude: '#wb-stage-frame' }, { runOnly: tags })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
