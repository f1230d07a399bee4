import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { connectByHand, openWorkbench } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Look back' })
const bar = (page: Page) => page.getByRole('region', { name: 'Look back' })
const past = (page: Page) => page.frameLocator('iframe[title="Picture of the page at this moment"]')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')

/**
 * Resolves with the picture that covers the stage during a play without waits, the opacity of the stage below it, and the class of the element
 * that takes a press in its middle.
 */
function untilCovered(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ picture: string; opacity: string; pressed: string }>((resolve) => {
        const look = () => {
          const device = document.querySelector('.wb-device[data-covered="true"]')
          const picture = device?.querySelector('iframe[srcdoc]')?.getAttribute('srcdoc')
          const frame = device?.querySelector('#wb-stage-frame')
          const says = document.querySelector('.wb-destination')?.textContent
          if (device && frame && picture && says?.startsWith('Playing to step')) {
            const { left, top, width, height } = device.getBoundingClientRect()
            const middle = document.elementFromPoint(left + width / 2, top + height / 2)
            const { opacity } = getComputedStyle(frame)
            resolve({ picture, opacity, pressed: middle?.className ?? '' })
          } else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

test('the slider shows the page and its data after each step by keyboard, and Escape returns to the present', async ({
  page,
}) => {
  const complaints = await openWorkbench(page, '?scenario=swap-price-moves')
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Now')

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Before step 1 of \d+$/)
  await expect(past(page).getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await expect(past(page).getByRole('dialog')).toHaveCount(0)

  // The amount that was typed is content of a field, which the text of a document lacks.
  const typed = player(page)
    .getByRole('listitem')
    .filter({ hasText: 'Replace the field “Amount to pay” with “1”' })
    .first()
  await typed.hover()
  await typed.getByRole('button', { name: /^Show the page after/ }).click()
  await expect(past(page).getByRole('dialog').getByRole('textbox').first()).toHaveValue('1')
  await expect(typed).toHaveAttribute('data-looked', 'true')

  await bar(page).getByRole('radio', { name: 'Data' }).click()
  await expect(bar(page).getByText('"Swap"')).toBeVisible()

  await bar(page).getByRole('radio', { name: 'Changes' }).click()
  await bar(page)
    .getByRole('combobox', { name: 'Compare with' })
    .selectOption('Before step 1 of 37')
  const timers = bar(page).getByRole('region', { name: 'Timers' })
  await expect(timers).toContainText('swap.refresh')
  const views = bar(page).getByRole('region', { name: 'View', exact: true })
  await expect(views).toHaveText(/→Swap/)
  await bar(page).getByRole('textbox', { name: 'Search the changes' }).fill('no such value')
  await expect(bar(page).getByText('No change fits')).toBeVisible()
  // The first Escape clears the search.
  await page.keyboard.press('Escape')
  await expect(views).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slider(page)).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(stage(page).getByRole('dialog')).toContainText('Swap')
  expect(complaints).toEqual([])
})

test('a moment of a recording by hand is continued in a new world, and the recording is kept', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await slider(page).fill('2')
  await expect(past(page).getByRole('dialog')).toContainText('Emberfox')
  await bar(page).getByRole('button', { name: 'Continue from here' }).click()
  await expect(player(page).getByText('All done')).toBeVisible()
  await expect(stage(page).getByRole('dialog')).toContainText('Emberfox')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
  // The list of the scenario keeps room above that of the recording.
  const steps = player(page).getByRole('list', { name: 'Steps', exact: true })
  await expect(player(page).getByRole('list', { name: 'Recorded steps' })).toBeVisible()
  expect((await steps.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await player(page).getByText('Earlier recordings').click()
  const branches = player(page).getByRole('list', { name: 'Branches of Recording', exact: true })
  await expect(branches.getByRole('listitem')).toHaveCount(1)
  await expect(branches.getByRole('button', { name: /^Recording, from step 2 / })).toBeVisible()
  await expect(player(page).getByRole('button', { name: /^Recording \d+ steps$/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a press on the picture of a moment does not reach the stage', async ({ page }) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  const pay = stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })
  await expect(pay).toBeVisible()
  const steps = player(page).getByRole('list', { name: 'Recorded steps' }).getByRole('listitem')
  const count = await steps.count()
  await slider(page).fill(`${count - 1}`)
  await expect(past(page).getByRole('dialog')).toContainText('Emberfox')
  const box = await pay.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await expect(page.locator('#wb-stage-frame')).toHaveAttribute('inert')
  await bar(page).getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('#wb-stage-frame')).not.toHaveAttribute('inert')
  await expect(steps).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await pay.click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the picture of a step covers the stage until the play has led there', async ({ page }) => {
  const complaints = await openWorkbench(page, '?scenario=swap-price-moves')
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  const swap = player(page).getByRole('listitem').filter({ hasText: 'The view is SwapPreview' })
  const covered = untilCovered(page)
  await swap.first().hover()
  await swap
    .first()
    .getByRole('button', { name: /^Continue by hand/ })
    .click()
  expect(await covered).toEqual({
    picture: expect.stringContaining('Preview swap') as unknown,
    opacity: '0',
    pressed: 'wb-past',
  })
  await expect(player(page).getByText(/^Stopped/)).toBeVisible()
  await expect(page.locator('.wb-destination')).toHaveCount(0)
  await expect(stage(page).getByRole('dialog')).toContainText('Preview swap')
  await expect(page.locator('#wb-stage-frame')).toHaveCSS('opacity', '1')
  expect(complaints).toEqual([])
})
