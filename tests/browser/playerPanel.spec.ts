import { expect, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { connectByHand, openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const player = (page: Page) => page.getByRole('region', { name: 'Player' })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 }
}

const failing = {
  id: 'recorded-1',
  title: 'Expects another title',
  tags: [],
  steps: [
    {
      do: 'click',
      target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 },
    },
    { expect: 'view', is: 'Connect' },
    { expect: 'title', is: 'A title that no view has' },
  ],
}

test('a failed step is in view with its reasons, in a low window', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page)
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(failing)),
  })
  await expect(player(page).getByText('Failed 2/3')).toBeVisible()
  const failed = player(page).locator('li[data-state=failed]')
  for (const words of [/^Expected: /, 'Seen: Connect']) {
    await expect(failed.getByText(words)).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(
    'Expected: The title reads “A title that no view has” · Seen: Connect ·',
  )
  // On one line: the list needs the height.
  const flow = await boxOf(player(page).getByRole('button', { name: 'Let time flow' }))
  const copy = await boxOf(player(page).getByRole('button', { name: 'Copy as an issue' }))
  expect(Math.abs(flow.middle - copy.middle)).toBeLessThan(2)
})

test('the failed step of a long recording is in view below its likely causes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 760 })
  await openWorkbench(page)
  const [opens, view, fails] = failing.steps
  const hangs = {
    do: 'fault.add',
    rule: { target: 'directory.wallets', when: { always: true }, effect: { kind: 'hang' } },
  }
  const looks = Array.from({ length: 12 }, () => view)
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...failing, steps: [hangs, opens, ...looks, fails] })),
  })
  const failed = player(page).locator('li[data-state=failed]')
  for (const words of [/^Expected: /, 'Seen: Connect']) {
    await expect(failed.getByText(words)).toBeInViewport({ ratio: 1 })
  }
  await expect(player(page).getByRole('list', { name: 'Likely causes' })).toBeInViewport()
})

test('buttons of a step lie over its end, and its text has the whole width', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page, '?scenario=email-login')
  const steps = player(page).getByRole('list', { name: 'Steps', exact: true })
  const step = steps.getByRole('listitem').first()
  const before = await boxOf(step)
  const text = await boxOf(step.locator('.wb-step-text'))
  expect(before.right - text.right).toBeLessThan(12)

  const opacity = (element: Element) => Number(getComputedStyle(element).opacity)
  const buttons = step.locator('.wb-step-run')
  expect(await buttons.evaluate(opacity)).toBe(0)
  await step.hover()
  expect(await buttons.evaluate(opacity)).toBe(1)
  expect(await boxOf(step)).toEqual(before)
})

test('a clause of a step is never alone on a line', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page, '?scenario=email-code-expires')
  const steps = player(page).getByRole('list', { name: 'Steps', exact: true })
  await expect(steps.locator('code').first()).toBeAttached()
  const lonely = await steps.getByRole('listitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const clause = item.querySelector('code')
      const before = clause?.previousSibling
      if (!clause || !before) return []
      const words = document.createRange()
      words.selectNode(before)
      const { bottom } = [...words.getClientRects()].at(-1) ?? { bottom: -Infinity }
      return bottom > clause.getBoundingClientRect().top ? [] : [item.textContent]
    }),
  )
  expect(lonely).toEqual([])
})

test('the buttons of a recording are on the line of its title', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page)
  await connectByHand(page)
  const title = await boxOf(player(page).getByRole('heading', { name: /^Recorded/ }))
  const buttons = await boxOf(player(page).getByRole('toolbar', { name: 'Recording' }))
  expect(Math.abs(title.middle - buttons.middle)).toBeLessThan(4)
})
