import { posix } from 'node:path'

/** @typedef {import('./readPages.mjs').DocumentPage} DocumentPage */
/** @typedef {import('./readSidebar.mjs').SidebarGroup} SidebarGroup */

/** @param {string} text */
const plain = (text) => text.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A whole page of the site. It has no script: what folds on a small screen is a `details`.
 *
 * @param {{ page: DocumentPage, sidebar: readonly SidebarGroup[], body: string }} parts
 * @returns {string} HTML
 */
export function layoutPage({ page, sidebar, body }) {
  const here = posix.dirname(page.address)
  const to = (/** @type {string} */ address) => posix.relative(here, address)
  const groups = sidebar.map(({ title, links }) => {
    const items = links.map((link) => {
      const current = link.address === page.address ? ' aria-current="page"' : ''
      return `<li><a href="${to(link.address)}"${current}>${plain(link.title)}</a></li>`
    })
    return `<h2>${plain(title)}</h2><ul>${items.join('')}</ul>`
  })
  const navigation = groups.join('\n')
  const title = page.address === 'index.html' ? 'Foyer' : `${plain(page.title)} · Foyer`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${to('site.css')}" />
  </head>
  <body>
    <a class="skip" href="#main">Skip to the text</a>
    <header>
      <a class="home" href="${to('index.html')}">Foyer</a>
      <details><summary>Contents</summary><nav aria-label="Contents">${navigation}</nav></details>
    </header>
    <nav class="side" aria-label="Documents">${navigation}</nav>
    <main id="main">
${body}
    </main>
  </body>
</html>
`
}
