import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('a Japanese sentence does not break within a word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/stage/${formatStageAddress({ scenario: 'send-coin', paused: true })}`)
  await waitForStage(page)
  const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
  const steps = scenarios.find(({ id }) => id === 'send-coin')?.steps ?? []
  const end = steps.findIndex((step) => 'is' in step && step.is === 'WalletSendPreview')
  for (const step of steps.slice(0, end + 1)) await playStep(step, driver, stage)
  await playStep({ do: 'host.setLocale', locale: 'ja' }, driver, stage)
  const sentence = page.getByRole('dialog').getByText('アドレス全体を確認してください。')
  await expect(sentence).toBeVisible()
  const lines = await sentence.evaluate((element: HTMLElement) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    // Room for 17 of its 27 letters, whatever font the machine has.
    element.style.cssText = 'white-space: nowrap; width: max-content'
    const { width } = element.getBoundingClientRect()
    element.style.cssText = `width: ${(width * 17) / 27}px`
    return [...(text?.textContent ?? '')].reduce<Record<number, string>>((found, letter, at) => {
      range.setStart(text ?? element, at)
      range.setEnd(text ?? element, at + 1)
      const top = Math.round(range.getBoundingClientRect().top)
      return { ...found, [top]: (found[top] ?? '') + letter }
    }, {})
  })
  expect(Object.values(lines)).toEqual([
    'アドレス全体を確認してください。',
    '送金は取り消せません。',
  ])
})
