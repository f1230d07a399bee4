import { expect, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import type { StageApi } from '../../src/stage/stageApi.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { axeViolations } from './axeViolations.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Accessibility' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const outline = (page: Page) => page.locator('.wb-outline')

async function openPanel(page: Page, query = '') {
  const complaints = await openWorkbench(page, query)
  await page.keyboard.press('x')
  await expect(panel(page)).toBeVisible()
  return complaints
}

/** Adds a button without a name, and a text that is hard to read, to the page of the stage. */
const plant = (page: Page) =>
  stage(page)
    .locator('#stage')
    .evaluate((root) => {
      const button = document.createElement('button')
      button.style.cssText = 'position: fixed; left: 40px; top: 60px; width: 48px; height: 30px'
      button.className = 'planted'
      const text = document.createElement('p')
      text.style.cssText =
        'position: fixed; left: 40px; top: 100px; margin: 0; background: #ffffff; color: #aaaaaa'
      text.textContent = 'Hardly to be read'
      root.append(button, text)
    })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  return box
}

/** How far the middle of the outline is from the middle of the element, in CSS px. */
async function distance(page: Page, element: Locator) {
  const [ring, target] = [await boxOf(outline(page)), await boxOf(element)]
  const middle = ({ x, y, width, height }: typeof ring) => [x + width / 2, y + height / 2] as const
  const [a, b] = [middle(ring), middle(target)]
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violationsOf(page: Page) {
  const violations = await axeViolations(page, { exclude: '#wb-stage-frame' }, { runOnly: tags })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('a button without a name and a low contrast are found in words, and outlined, by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize(windows[0])
  const complaints = await openPanel(page)
  await plant(page)
  await panel(page).getByRole('button', { name: 'Check now' }).press('Enter')
  const critical = panel(page).getByRole('group', { name: 'Critical findings' })
  const finding = critical.getByRole('button', { name: /Buttons must have discernible text/ })
  await expect(finding).toContainText('button no name')
  await finding.focus()
  await page.keyboard.press('Space')
  await expect(finding).toHaveAttribute('aria-pressed', 'true')
  await expect(critical).toContainText('Element does not have inner text')
  await expect(critical.getByRole('link', { name: 'About the rule button-name' })).toHaveAttribute(
    'href',
    /^https:\/\/dequeuniversity\.com\/rules\/axe\/[\d.]+\/button-name$/,
  )
  await expect.poll(() => distance(page, stage(page).locator('.planted'))).toBeLessThan(2)
  await finding.press('Space')
  await expect(outline(page)).toHaveCount(0)

  const contrast = panel(page)
    .getByRole('group', { name: 'Serious findings' })
    .getByRole('button', { name: /Hardly to be read|color contrast/ })
  await expect(contrast).toContainText('2.32 : 1, needs 4.5 : 1')
  await expect(contrast).toContainText('#aaaaaa on #ffffff')
  expect(complaints).toEqual([])
})

test('an element inside the modal is found and outlined', async ({ page }) => {
  await openPanel(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(stage(page).getByRole('dialog')).toBeVisible()
  const wallet = stage(page)
    .getByRole('dialog')
    .getByRole('button', { name: /^All Wallets/ })
  await wallet.evaluate((button) => {
    button.setAttribute('aria-label', '')
    for (const child of button.children) child.setAttribute('aria-hidden', 'true')
    button.classList.add('planted')
  })
  await panel(page).getByRole('button', { name: 'Check now' }).click()
  await panel(page)
    .getByRole('button', { name: /Buttons must have discernible text/ })
    .click()
  await expect
    .poll(() => distance(page, stage(page).getByRole('dialog').locator('.planted')))
    .toBeLessThan(2)
})

test('a chosen finding has one background, also under the pointer', async ({ page }) => {
  await openPanel(page)
  await plant(page)
  await panel(page).getByRole('button', { name: 'Check now' }).click()
  const finding = panel(page).getByRole('button', { name: /Buttons must have discernible text/ })
  await finding.hover()
  await expect(finding).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await finding.click()
  await expect(finding).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel has no violation of its own, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(windows[0])
    await openPanel(page)
    expect(await violationsOf(page), 'unchecked').toEqual([])
    await plant(page)
    await panel(page).getByRole('button', { name: 'Check now' }).click()
    await panel(page)
      .getByRole('button', { name: /Buttons must have discernible text/ })
      .click()
    await panel(page)
      .getByRole('button', { name: /color contrast/ })
      .click()
    expect(await violationsOf(page), 'findings').toEqual([])
  })
}

test('each step of a play is checked while the switch is on', async ({ page }) => {
  await openPanel(page, '?scenario=email-login')
  await panel(page).getByRole('switch', { name: 'Check after each step' }).press('Enter')
  await page.keyboard.press('n')
  await expect(panel(page).getByRole('status')).toContainText(/problem/)
  await page.keyboard.press('n')
  await expect(panel(page).getByRole('status')).toContainText('in 2 checks')
})

test('a check uses no number of the seed of the world', async ({ page }) => {
  /** The next numbers of the page after as many checks. */
  const numbers = async (checks: number) => {
    await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
    await waitForStage(page)
    return page.evaluate(async (count) => {
      const found = []
      for (let at = 0; at < count; at += 1) {
        found.push(await (window.foyerStage as StageApi).checkAccessibility())
      }
      const bytes = crypto.getRandomValues(new Uint8Array(4))
      return { checks: found.length, drawn: [Math.random(), Date.now(), ...bytes] }
    }, checks)
  }
  const { drawn } = await numbers(0)
  expect(await numbers(2)).toEqual({ checks: 2, drawn })
})
