import { expect, test, type Page } from '@playwright/test'
import { playStep } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { findOverflow } from './findOverflow.ts'
import { findUntranslated } from './findUntranslated.ts'
import { overflowWalks } from './overflowWalks.ts'

/**
 * Texts that the widget does not translate: names and symbols of wallets, networks, tokens and people, and addresses.
 */
const names = [
  /Fernseesch|TOKENWITHALONG|captain-x|0x[\da-f]{2}|^[\da-f]{4}$|donaudampf|wcn\.id/i,
  /^(somebody|another|with|very|long|of|the|same|person|sa|mail|mailbox|harbour|authority|example|com)\b/,
  /^(Emberfox|Orbit Pocket|Harborlight|Sol Harbor|Solana|Coinbase)$/,
  /^(Ether|Harbour Herons #\d+|Chainlink|Uniswap|Toll Token|Gust|USD Coin|Tether USD|Dai Stablecoin|Wrapped BTC)$/,
  /^[\s\d+,<]*(ETH|WETH|LINK|UNI|TOLL|GUST|USDC|USDT|DAI|WBTC|POL)$/,
  // The dates and currencies of the language whose formats the pseudo-locale uses.
  /^(Janvier|Juin|Septembre|Octobre|Novembre|Décembre)( 2025)?$|^\d{1,2} (janv\.|juin|sept\.|oct\.|nov\.|déc\.)$/,
  /^(USD|EUR|GBP|euro|dollar des États-Unis|livre sterling)$/,
]

const untranslated = async (page: Page) =>
  (await page.evaluate(findUntranslated)).filter((text) => !names.some((name) => name.test(text)))

test.afterEach(({ page }) => closeStage(page))

for (const { subject, options, steps } of overflowWalks) {
  test(`every view changes to the pseudo-locales, and nothing is cut, also from right to left, with ${subject}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/stage/${formatStageAddress({ paused: true, options })}`)
    await waitForStage(page)
    const driver = createPlaywrightDriver(page)
    const stage = createPlaywrightStage(page)
    const setLocale = async (locale: string) => {
      await playStep({ do: 'host.setLocale', locale }, driver, stage)
      await expect(page.locator('foyer-modal dialog')).toHaveAttribute('lang', locale)
    }
    for (const step of steps) {
      if (!('look' in step)) {
        await playStep(step, driver, stage)
        continue
      }
      await stage.settle()
      await setLocale('en-XA')
      await expect.poll(() => untranslated(page), `${step.look} without English`).toEqual([])
      await expect
        .poll(() => page.evaluate(findOverflow), `${step.look} with longer words`)
        .toEqual([])
      await setLocale('ar-XB')
      await expect(page.locator('foyer-modal dialog')).toHaveAttribute('dir', 'rtl')
      await expect
        .poll(() => page.evaluate(findOverflow), `${step.look} from right to left`)
        .toEqual([])
      await setLocale('en')
    }
  })
}
