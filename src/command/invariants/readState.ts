import type { Page } from '@playwright/test'
import type { InvariantState } from '../../server/config/invariantTypes.ts'

/** Reads what invariants of a host compare. */
export async function readState(page: Page): Promise<InvariantState> {
  const seen = await page.evaluate(() => {
    const badge = 'foyer-simulated'
    const { pathname, search, hash } = location
    return {
      path: `${pathname}${search}${hash}`,
      text: [document.body.innerText, ...shadowTexts(document.body)].join('\n'),
      calls: window.foyerStage?.simulator.calls.list() ?? [],
    }

    function shadowTexts(within: ParentNode): string[] {
      return [...within.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) => {
        if (shadowRoot === null || localName === badge) return []
        const own = [...shadowRoot.children].map((part) =>
          part instanceof HTMLElement && part.localName !== 'style' ? part.innerText : '',
        )
        return [...own, ...shadowTexts(shadowRoot)]
      })
    }
  })
  return { page, ...seen }
}
