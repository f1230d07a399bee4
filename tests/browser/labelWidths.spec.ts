import { expect, type Page } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { sees } from '../../src/scenarios/dsl/builders.ts'
import { connectWallet } from '../../src/scenarios/dsl/flows/flows.ts'
import { approveWithoutBlock } from '../../src/scenarios/swap/swapSteps.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { languages } from '../../src/stage/languages.ts'
import { formatStageAddress, type StageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { findOverflow } from './findOverflow.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ page }) => closeStage(page))

/** Cut texts in each language and width; empty when every label can be read. */
async function cutLabels(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const locale of languages) {
    await playStep(
      { do: 'host.setLocale', locale },
      createPlaywrightDriver(page),
      createPlaywrightStage(page),
    )
    await expect(page.locator('[lang]:not(html)').last()).toHaveAttribute('lang', locale)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const cut of await page.evaluate(findOverflow)) found.push(`${locale} ${width}: ${cut}`)
    }
  }
  return found
}

async function openStage(page: Page, address: StageAddress) {
  await page.goto(`/stage/${formatStageAddress({ paused: true, ...address })}`)
  await waitForStage(page)
}

test('the amounts of the on-ramp widget can be read in every language at 320 and 360 px [A-075 A-179]', async ({
  page,
}) => {
  const { id } = scenarios.find((scenario) => scenario.id === 'onramp-widget-quotes') ?? { id: '' }
  await openStage(page, { scenario: id })
  await expect(page.getByRole('button', { name: '$1,000' })).toBeVisible()
  expect(await cutLabels(page)).toEqual([])
})

test('the buttons below a swap can be read in every language at 320 and 360 px while an approval waits', async ({
  page,
}) => {
  await openStage(page, {})
  for (const step of approveWithoutBlock) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  await expect(page.getByRole('button', { name: 'Approving...' })).toBeVisible()
  expect(await cutLabels(page)).toEqual([])
})

test('the line below the e-mail field breaks at no hyphen and never ends with a single short word, in every language at 320 and 360 px', async ({
  page,
}) => {
  await openStage(page, { scenario: 'email-beside-wallets' })
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const hint = page.getByRole('dialog').locator('.fy-field-hint')
  await expect(hint).toBeVisible()
  const uneven: string[] = []
  for (const locale of languages) {
    await page.evaluate((tag) => window.foyerStage?.foyer.setLocale(tag), locale)
    await expect(page.getByRole('dialog')).toHaveAttribute('lang', locale)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const broken = await hint.evaluate((element) => {
        const text = element.firstChild
        const topOf = (at: number) => {
          const range = document.createRange()
          range.setStart(text ?? element, at)
          range.setEnd(text ?? element, at + 1)
          return Math.round(range.getBoundingClientRect().top)
        }
        const at = element.textContent.indexOf('-')
        return at >= 0 && topOf(at) !== topOf(at + 1)
      })
      if (broken) uneven.push(`${locale} ${width}: breaks at a hyphen`)
      const [first = 0, last = first] = await hint.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const lines = new Map<number, number>()
        for (const { top, width: part } of text.getClientRects()) {
          lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + part)
        }
        return [...lines.values()]
      })
      if (last < first / 3) uneven.push(`${locale} ${width}: ${first} and ${last} px`)
    }
  }
  expect(uneven).toEqual([])
})

test('the placeholder of the recipient can be read in every language at 320 and 360 px', async ({
  page,
}) => {
  await openStage(page, {})
  for (const step of [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    sees('WalletSend'),
  ] as const) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  const recipient = page.getByRole('dialog').locator('[placeholder]')
  const cut: string[] = []
  // The longer words of the pseudo-locales stand for no language here.
  for (const locale of languages.filter((tag) => !/-X[AB]$/.test(tag))) {
    await page.evaluate((tag) => window.foyerStage?.foyer.setLocale(tag), locale)
    await expect(page.getByRole('dialog')).toHaveAttribute('lang', locale)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const missing = await recipient.last().evaluate((field) => {
        const style = getComputedStyle(field)
        const text = document.createElement('span')
        text.textContent = field.getAttribute('placeholder')
        text.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}`
        document.body.append(text)
        const wanted = text.getBoundingClientRect().width
        text.remove()
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        return wanted - (field.clientWidth - padding)
      })
      if (missing > 1) cut.push(`${locale} ${width}: ${missing} px`)
    }
  }
  expect(cut).toEqual([])
})

test('the note on a wallet whose name is not unique can be read in every language at 320 and 360 px', async ({
  page,
}) => {
  await openStage(page, { scenario: 'solana-look-alikes' })
  await page.evaluate(() => window.foyerStage?.foyer.open())
  await expect(page.getByText('Several wallets use this name').first()).toBeVisible()
  expect(await cutLabels(page)).toEqual([])
})

/** What is drawn of the balance in the account button, and whether a part of it is cut off, at a width of the page. */
function drawnBalance(width: number) {
  const host = [...document.querySelectorAll<HTMLElement>('*')].find(({ shadowRoot }) =>
    shadowRoot?.querySelector('.fy-chip-part'),
  )
  document.body.style.width = `${width}px`
  const drawn: { text: string; isCut: boolean }[] = []
  const part = host?.shadowRoot?.querySelector('.fy-chip-part')
  const texts = document.createTreeWalker(part ?? document, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const whole = range.getBoundingClientRect()
    let { left, right, top, bottom } = whole
    for (let each = texts.currentNode.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const clip = each.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    if (right - left < 2 || bottom - top < 2) continue
    const text = texts.currentNode.textContent ?? ''
    drawn.push({ text, isCut: right - left < whole.width - 1 })
  }
  return drawn
}

test('the account button never cuts a number, in every language on a page of 200 to 480 px [C-013]', async ({
  page,
}) => {
  await openStage(page, {})
  for (const step of connectWallet('Emberfox', 'fox')) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  await expect(page.getByText('10,000.0000 ETH').first()).toBeAttached()
  const english: string[] = []
  const cut: string[] = []
  for (const locale of languages) {
    await page.evaluate((tag) => window.foyerStage?.foyer.setLocale(tag), locale)
    await expect(page.locator('[lang]:not(html)').last()).toHaveAttribute('lang', locale)
    for (const width of [200, 280, 320, 340, 360, 400, 480]) {
      for (const { text, isCut } of await page.evaluate(drawnBalance, width)) {
        if (locale === 'en') english.push(text)
        if (isCut) cut.push(`${locale} ${width}: ${text}`)
      }
    }
  }
  expect(cut).toEqual([])
  expect([...new Set(english)]).toEqual(['10K\u00a0ETH', '10,000.0000 ETH'])
})
