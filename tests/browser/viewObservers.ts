import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axeViolations.ts'
import { findOverflow } from './findOverflow.ts'
import { findUntranslated } from './findUntranslated.ts'

/** A check of the view that is shown. It leaves the page as it was, and the walk goes on after a failure. */
export interface ViewObserver {
  /** What it checks, as the name of its step in a report. */
  readonly what: string
  /** Whether it looks only once at each view; several states of a view are checked otherwise. */
  readonly once: boolean
  /** @param view for the message of a failure */
  readonly check: (page: Page, view: string) => Promise<void>
}

/** The window of a walk, in CSS px. */
export const walkWindow = { width: 360, height: 740 } as const
/** Widths of the smallest phones, in CSS px. */
const widths = [320, 360]
const desktopWindow = { width: 1280, height: 720 } as const

/** A failure is reported, and what follows is checked all the same. */
const softly = expect.configure({ soft: true })

/** Rules that axe does not run by default. */
const moreRules = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
}

/**
 * Texts that the widget does not translate: names and symbols of wallets, networks, tokens and people, and addresses.
 */
const names = [
  /Fernseesch|TOKENWITHALONG|captain-x|0x[\da-f]{2}|^[\da-f]{4}$|donaudampf|wcn\.id/i,
  /^(somebody|another|with|very|long|of|the|same|person|sa|mail|mailbox|harbour|authority|example|com)\b/,
  /^(Emberfox|Orbit Pocket|Harborlight|Sol Harbor|Solana|Coinbase)$/,
  /^(Ether|Harbour Herons #\d+|Chainlink|Uniswap|Toll Token|Gust|USD Coin|Tether USD|Dai Stablecoin|Wrapped BTC)$/,
  /^[\s\d+,<]*k?\s*(ETH|WETH|LINK|UNI|TOLL|GUST|USDC|USDT|DAI|WBTC|POL)$/,
  // The dates and currencies of the language whose formats the pseudo-locale uses.
  /^(Janvier|Juin|Septembre|Octobre|Novembre|Décembre)( 2025)?$|^\d{1,2} (janv\.|juin|sept\.|oct\.|nov\.|déc\.)$/,
  /^(USD|EUR|GBP|euro|dollar des États-Unis|livre sterling)$/,
]

const untranslated = async (page: Page) =>
  (await page.evaluate(findUntranslated)).filter((text) => !names.some((name) => name.test(text)))

/** The checks of every view of a walk. */
export const viewObservers: readonly ViewObserver[] = [
  {
    what: 'axe finds nothing, light and dark, and no target is below 24 px',
    once: true,
    async check(page, view) {
      for (const size of [walkWindow, desktopWindow]) {
        await page.setViewportSize(size)
        await softly
          .poll(() => smallTargets(page), `${view}: targets below 24 px at ${size.width} px`)
          .toEqual([])
      }
      for (const mode of ['light', 'dark'] as const) {
        await setThemeMode(page, mode)
        // The theme changes while axe runs on a slow machine; a real problem is still there afterwards.
        await softly.poll(() => axeFindings(page, mode), `${view}: axe, ${mode}`).toEqual([])
      }
      await setThemeMode(page, 'light')
      await page.setViewportSize(walkWindow)
    },
  },
  {
    what: 'nothing overflows at 320 and 360 px, also with wide text',
    once: false,
    async check(page, view) {
      for (const width of widths) {
        await page.setViewportSize({ ...walkWindow, width })
        for (const wide of [false, true]) {
          await page.evaluate(setWideText, wide)
          const how = `${view}: overflow at ${width} px${wide ? ' with wide text' : ''}`
          await softly.poll(() => page.evaluate(findOverflow), how).toEqual([])
        }
      }
      await page.evaluate(setWideText, false)
    },
  },
  {
    what: 'every text changes to the pseudo-locales, and nothing is cut, also from right to left',
    once: false,
    async check(page, view) {
      await setLocale(page, 'en-XA')
      await softly.poll(() => untranslated(page), `${view}: English texts in en-XA`).toEqual([])
      await softly
        .poll(() => page.evaluate(findOverflow), `${view}: overflow with longer words`)
        .toEqual([])
      await setLocale(page, 'ar-XB')
      await softly(page.locator('foyer-modal dialog'), view).toHaveAttribute('dir', 'rtl')
      await softly
        .poll(() => page.evaluate(findOverflow), `${view}: overflow from right to left`)
        .toEqual([])
      await setLocale(page, 'en')
    },
  },
]

async function setLocale(page: Page, locale: string): Promise<void> {
  await page.evaluate((tag) => window.foyerStage?.foyer.setLocale(tag), locale)
  await expect(page.locator('foyer-modal dialog')).toHaveAttribute('lang', locale)
}

const setThemeMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((wanted) => window.foyerStage?.foyer.setThemeMode(wanted), mode)

async function axeFindings(page: Page, mode: 'light' | 'dark'): Promise<readonly string[]> {
  // Only colours differ between the two themes; these are the default rules about colours.
  const runOnly = mode === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}
  const violations = await axeViolations(page, {}, { rules: moreRules, ...runOnly })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  )
}

/** The controls of the widget that are lower or narrower than 24 px. Links in a sentence are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hosts = document.querySelectorAll('foyer-modal, foyer-button')
    const controls = [...hosts].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('a[href]:not([data-inline]), button, input') ?? []),
    ])
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSmall =
        control.checkVisibility() && (Math.round(width) < 24 || Math.round(height) < 24)
      return isSmall ? [`${control.outerHTML.slice(0, 120)} ${width} × ${height}`] : []
    })
  })
}

/**
 * Spaces letters, words, lines and paragraphs as far apart as visitors may set them (WCAG 1.4.12), which also covers
 * wider fonts on other machines. Applies to every root, like a visitor's extension. False for `wide` removes it.
 */
function setWideText(wide: boolean) {
  function visit(root: Document | ShadowRoot) {
    root.querySelector('style[data-wide-text]')?.remove()
    if (wide) {
      const style = document.createElement('style')
      style.dataset.wideText = ''
      style.textContent =
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }' +
        'p { margin-bottom: 2em !important; }'
      ;(root instanceof Document ? root.head : root).append(style)
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot)
  }
  visit(document)
}
