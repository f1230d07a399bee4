import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { mainScenarios } from './mainScenarios.ts'
import { otherBrowsers, otherBrowserTest as test } from './otherBrowserTest.ts'

const button = `document.querySelector('button[aria-label="Run"]:enabled')`
const player = `(() => ({
  ended: document.body.innerText.includes('All done') || document.querySelector('li[data-state=failed]') !== null,
  open: [...document.querySelectorAll('section li[data-state]:not([data-state=done])')].map(({ innerText }) => innerText),
}))()`

for (const { engine } of otherBrowsers) {
  for (const id of mainScenarios) {
    const scenario = scenarios.find((each) => each.id === id)
    test(`${engine}: ${scenario?.title}`, async ({ openBrowser, baseURL }) => {
      const browser = await openBrowser(engine)
      await browser.open(`${baseURL}/?scenario=${id}`)
      await expect
        .poll(() =>
          browser.evaluate(
            `${button} !== null && document.querySelector('.wb-clock-button') !== null`,
          ),
        )
        .toBe(true)
      await browser.evaluate(`${button}.click()`)
      const state = () => browser.evaluate(player) as Promise<{ ended: boolean; open: string[] }>
      await expect.poll(async () => (await state()).ended, { timeout: 400_000 }).toBe(true)
      expect((await state()).open, 'steps that were not done').toEqual([])
    })
  }
}
