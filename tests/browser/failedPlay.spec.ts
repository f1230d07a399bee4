import { expect, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { axeViolations } from './axeViolations.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const failure = (page: Page) => player(page).getByRole('group', { name: /^Step \d+ failed\. / })
const outline = (page: Page) => page.locator('.wb-outline')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')

const opens = {
  do: 'click',
  target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 },
}
const opened = [opens, { expect: 'view', is: 'Connect' }]

async function playRecording(page: Page, steps: readonly object[], more: object = {}) {
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ id: 'r', title: 'Fails', tags: [], steps, ...more })),
  })
  await expect(player(page).getByText(/^Failed \d/)).toBeVisible()
}

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

test('a failed click outlines the closest element, follows it, and takes no clicks from it', async ({
  page,
}) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page)
  await playRecording(page, [
    ...opened,
    { do: 'click', target: { role: 'button', name: 'All Walets' } },
  ])
  await expect(failure(page)).toContainText(/The closest is the button “All Wallets/)
  const closest = stage(page).getByRole('button', { name: /^All Wallets/ })
  await expect.poll(() => distance(page, closest)).toBeLessThan(2)

  await page.setViewportSize(windows[1])
  await expect.poll(() => distance(page, closest)).toBeLessThan(2)
  await closest.click()
  await expect(stage(page).getByRole('heading', { name: 'All Wallets' })).toBeVisible()
  await expect(outline(page)).toBeHidden()
})

test('the outline goes away with its button, with a new play, and while a person looks back', async ({
  page,
}) => {
  await openWorkbench(page)
  await playRecording(page, [...opened, { expect: 'title', is: 'A title that no view has' }])
  await expect(failure(page)).toContainText('The title is “Connect”, outlined on the stage.')
  await expect(outline(page)).toHaveCount(1)
  await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft')
  await expect(outline(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(outline(page)).toHaveCount(1)
  await player(page).getByRole('button', { name: 'Hide the outline' }).click()
  await expect(outline(page)).toHaveCount(0)
  await expect(failure(page)).toBeVisible()
  await page.keyboard.press('r')
  await expect(failure(page)).toHaveCount(0)
})

test('a call that a fault delays passes by keyboard, and the step succeeds on the next try', async ({
  page,
}) => {
  await openWorkbench(page)
  await playRecording(page, [
    {
      do: 'fault.add',
      rule: {
        target: 'directory.wallets',
        when: { nth: 1 },
        effect: { kind: 'latency', ms: 8_000 },
      },
    },
    opens,
    { do: 'click', target: { role: 'button', name: 'All Wallets', exact: false } },
    { expect: 'calls', name: 'directory.wallets', atLeast: 1 },
    { do: 'click', target: { role: 'button', name: 'Quillsafe', exact: false } },
  ])
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText('directory.wallets waits for the clock')
  const passes = page.getByRole('button', { name: 'Let this call pass: directory.wallets' })
  await page.keyboard.press('Tab')
  await expect(passes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(passes).toHaveCount(0)
  await expect(failure(page)).toContainText('The step finds what it needs now. Try it again.')
  await expect(page.getByRole('button', { name: 'Try this step again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(player(page).getByText('All done 5/5')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused()
})

test('a fault is removed where it is named, and a step that fails again takes the focus again', async ({
  page,
}) => {
  await openWorkbench(page)
  await playRecording(page, [
    {
      do: 'fault.add',
      rule: {
        target: 'directory.wallets',
        when: { always: true },
        effect: { kind: 'status', status: 500 },
      },
    },
    opens,
    { expect: 'title', is: 'A title that no view has' },
  ])
  await expect(failure(page)).toContainText('A fault is active: every directory.wallets')
  const failed = player(page).locator('li[data-state=failed]')
  await expect(failed).toContainText('Seen: Connect')
  await stage(page).getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Remove the fault: directory.wallets' }).click()
  await expect(failure(page).getByRole('list', { name: 'Likely causes' })).toHaveCount(0)
  await expect(failure(page)).toContainText('The text of the step is up to date')
  await expect(failed).toContainText('Seen: What is a wallet?')
  const again = page.getByRole('button', { name: 'Try this step again' })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failure(page)).toBeFocused()
})

test('the outline, its button and the step that is looked at are visible in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWorkbench(page)
  await playRecording(page, [...opened, { expect: 'title', is: 'A title that no view has' }])
  const outlineOf = (element: Element) => getComputedStyle(element).outline
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.outline = '3px solid Highlight'
    document.body.append(probe)
    const { outline } = getComputedStyle(probe)
    probe.remove()
    return outline
  })
  expect(await outline(page).evaluate(outlineOf)).toBe(highlight)
  const hide = player(page).getByRole('button', { name: 'Hide the outline' })
  await expect(hide).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft')
  const looked = player(page).locator('li[data-looked]')
  expect(await looked.evaluate(outlineOf)).toBe(highlight)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a failure in ${colorScheme} colours has no accessibility violations`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openWorkbench(page)
    await playRecording(page, [...opened, { expect: 'title', is: 'A title that no view has' }])
    await expect(failure(page)).toBeVisible()
    expect(await axeViolations(page, { exclude: '#wb-stage-frame' })).toEqual([])
  })
}
