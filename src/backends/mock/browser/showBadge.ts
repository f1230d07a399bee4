import styles from './badge.css?inline'

/** What a visitor of a page with simulated wallets reads. */
const text = 'Simulated wallets and chains: test keys, no real money'

/** Marks the page as one whose wallets and chains are simulated. Returns the way to take the mark away. */
export function showBadge(page: Document): () => void {
  const host = page.createElement('foyer-simulated')
  host.setAttribute('role', 'note')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.append(text)

  const show = () => page.body.append(host)
  // A script in the head runs before there is a body.
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', show, { once: true })
  else show()

  return () => {
    page.removeEventListener('DOMContentLoaded', show)
    host.remove()
  }
}
