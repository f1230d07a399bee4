/**
 * Texts of the widget that are not in the pseudo-locale: shown, spoken or a hint, outside the brackets of the
 * pseudo-locale. Runs in the page, so it uses nothing from outside.
 */
export function findUntranslated(): readonly string[] {
  const found = new Set<string>()

  function look(text: string | null | undefined) {
    let rest = text ?? ''
    // A text may be part of another one.
    for (let before = ''; before !== rest;) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    }
    // Words, or a number in the English format such as `$1` or `0.5`.
    if (/\p{L}{2}/u.test(rest) || /[$€£]\s?\d|\d\.\d/.test(rest)) found.add(rest.trim())
  }

  for (const host of document.querySelectorAll('*')) {
    const root = host.shadowRoot
    if (!root || (root.querySelector('dialog') && !root.querySelector('dialog[open]'))) continue
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement
      // A toast may repeat an error text; names of listed wallets are not translated; the parts of a sent
      // transaction's title are a hint as a whole.
      if (!parent || parent.closest('.fy-snackbar, .fy-grid-name, .fy-sent-title')) continue
      look(nodes.currentNode.textContent)
    }
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('.fy-snackbar') || !element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        look(element.getAttribute(name))
      }
      if (element instanceof HTMLInputElement && element.readOnly) look(element.value)
    }
  }
  return [...found]
}
