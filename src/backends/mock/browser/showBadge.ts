import styles from './badge.css?inline'

/** The text that a visitor of a page with simulated wallets reads. */
const text = 'Simulated wallets and chains: test keys, no real money'

/** The badge of a simulated page. */
export interface Badge {
  /** Adds a sentence for the developer. */
  add(problem: string): void
  /** Shows the newest mail; nothing if absent. */
  showMail(sentence: string | undefined): void
  hide(): void
}

/**
 * Marks the page as one whose wallets and chains are simulated.
 * @param panels address of the panels beside the page, or a function that opens them; no link if absent
 * @param isInPanels the panels around the page say the same: the mark is shown only with a sentence for the developer
 */
export function showBadge(
  page: Document,
  panels?: string | (() => void),
  isInPanels = false,
): Badge {
  const host = page.createElement('foyer-simulated')
  host.setAttribute('role', 'note')
  const root = host.attachShadow({ mode: 'open' })
  const line = page.createElement('p')
  line.textContent = text
  const mail = page.createElement('p')
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [sheetOf(styles)]
  root.append(line)
  if (panels !== undefined) line.append(' ', wayToPanels(page, panels))

  const show = () => page.body.append(host)
  function showSoon() {
    // A script in the head runs before the body exists.
    if (page.readyState === 'loading') {
      page.addEventListener('DOMContentLoaded', show, { once: true })
    } else show()
  }
  if (!isInPanels) showSoon()

  return {
    add(problem) {
      if (isInPanels) showSoon()
      const more = page.createElement('p')
      more.textContent = problem
      root.append(more)
    },
    showMail(sentence) {
      mail.textContent = sentence ?? ''
      if (sentence === undefined) mail.remove()
      else line.after(mail)
    },
    hide() {
      page.removeEventListener('DOMContentLoaded', show)
      host.remove()
    },
  }
}

function wayToPanels(page: Document, panels: string | (() => void)): HTMLElement {
  const isLink = typeof panels === 'string'
  const way = isLink
    ? Object.assign(page.createElement('a'), { href: panels })
    : Object.assign(page.createElement('button'), { type: 'button', onclick: panels })
  way.textContent = 'Open the panels'
  return way
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
