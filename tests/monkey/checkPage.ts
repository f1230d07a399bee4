import type { Page } from '@playwright/test'

/** The invariants after every step. Resolves with a sentence for each violation. */
export function checkPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = window.foyerStage
    if (!stage) return ['the page has no stage']
    const problems: string[] = []
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const dialogs = shadows.flatMap((root) => [...root.querySelectorAll('dialog[open]')])
    const open = stage.widgets.filter((widget) => widget.getState().open).length
    if (open !== dialogs.length) {
      problems.push(`widgets that say they are open: ${open}, open dialogs: ${dialogs.length}`)
    }

    const text = shadows.map((root) => [...root.children].map(shownText).join(' ')).join(' ')
    const odd = /\bundefined\b|\bNaN\b|\[object \w+\]|\b\d+(?:\.\d+)?e[+-]\d+\b/.exec(text)
    if (odd) problems.push(`"${odd[0]}" is on the screen`)
    const foreign = shadows.flatMap((root) => [
      ...root.querySelectorAll(
        'script, iframe:not(.fy-dialog-frame iframe), [onerror], [onload], [onclick]',
      ),
    ])
    if (foreign.length > 0) problems.push(`markup from outside: ${foreign[0]?.outerHTML}`)

    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
      problems.push('the page can be moved sideways')
    }
    if (open === 0) {
      if (getComputedStyle(document.documentElement).overflowY === 'hidden') {
        problems.push('the page cannot scroll though the modal is closed')
      }
      if (document.querySelector('[inert]')) problems.push('the page is inert without a modal')
    }
    if (dialogs.length > 0 && !dialogs.some(holdsFocus)) {
      problems.push('the focus is outside of the dialog')
    }
    return problems

    function shownText(element: Element): string {
      return element instanceof HTMLElement && element.localName !== 'style'
        ? element.innerText
        : ''
    }
    function holdsFocus(within: Element): boolean {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active !== null && within.contains(active)
    }
  })
}
