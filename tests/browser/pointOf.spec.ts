import { expect, type Page } from '@playwright/test'
import type { Target } from '../../src/scenarios/index.ts'
import type { StageApi } from '../../src/stage/stageApi.ts'
import { openStage } from './openStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const target: Target = { role: 'button', name: 'Pay', within: 'page' }

/** Puts HTML on the host's page of a stage, and looks for the position of the button "Pay" there. */
async function look(page: Page, html: string) {
  await openStage(page)
  await page.evaluate((given) => {
    const stage = document.querySelector('#stage')
    if (stage) stage.innerHTML = given
    // Where time stands still, the search ends after a second, in which a busy machine has not done the rest.
    window.foyerStage?.simulator.clock.resume(1)
  }, html)
  let isFound = false
  const found = page
    .evaluate((wanted) => (window.foyerStage as StageApi).pointOf(wanted), target)
    .then((point) => {
      isFound = true
      return point
    })
  return {
    found,
    /** Whether the position is known after several looks. */
    async isFound() {
      await page.evaluate(() => (window.foyerStage as StageApi).meet({ expect: 'noToast' }))
      for (let frames = 0; frames < 30; frames += 1) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      }
      return isFound
    },
  }
}

/** The text under the pointer at a position of the page. */
const textAt = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, at)

test('the position of a button hits it, also after scrolling to it', async ({ page }) => {
  const { found } = await look(page, '<div style="height: 3000px"></div><button>Pay</button>')
  expect(await textAt(page, await found)).toBe('Pay')
})

test('a button covered by another is reached when it is free', async ({ page }) => {
  const cover = '<div id="cover" style="position: fixed; inset: 0; z-index: 9">Cover</div>'
  const { found, isFound } = await look(page, `<button>Pay</button>${cover}`)
  expect(await isFound()).toBe(false)
  await page.evaluate(() => document.querySelector('#cover')?.remove())
  expect(await textAt(page, await found)).toBe('Pay')
})

test('a disabled button is reached when it is enabled', async ({ page }) => {
  const { found, isFound } = await look(page, '<button disabled>Pay</button>')
  expect(await isFound()).toBe(false)
  await page.evaluate(() => document.querySelector('#stage button')?.removeAttribute('disabled'))
  expect(await textAt(page, await found)).toBe('Pay')
})

test('a button is reached when nothing around it moves any more', async ({ page }) => {
  const { found, isFound } = await look(page, '<p>Above</p><button disabled>Pay</button>')
  await page.evaluate(() => {
    // Like a transition in its first frames: started, but nothing has moved yet.
    document
      .querySelector('#stage p')
      ?.animate({ height: ['0px', '0px', '300px'] }, { duration: 3_600_000, fill: 'both' })
    document.querySelector('#stage button')?.removeAttribute('disabled')
  })
  expect(await isFound()).toBe(false)
  await page.evaluate(() => document.querySelector('#stage p')?.getAnimations()[0]?.finish())
  expect(await textAt(page, await found)).toBe('Pay')
})
