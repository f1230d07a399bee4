import { twinOf } from './readPages.mjs'

/** @typedef {import('./readPages.mjs').DocumentPage} DocumentPage */
/** @typedef {import('./readSidebar.mjs').SidebarGroup} SidebarGroup */

/**
 * The texts of the site for programs: every page as Markdown, `llms.txt` with a link and a sentence for each page of the sidebar
 * (llmstxt.org), and `llms-full.txt` with their whole texts.
 *
 * @param {readonly DocumentPage[]} pages with links of the site
 * @param {readonly SidebarGroup[]} sidebar
 * @returns {readonly { name: string, text: string }[]}
 */
export function agentTexts(pages, sidebar) {
  const pageAt = (/** @type {string} */ address) => pages.find((page) => page.address === address)
  const groups = sidebar.map(({ title, links }) => {
    const lines = links.map((link) => {
      const about = describePage(pageAt(link.address)?.text ?? '')
      return `- [${link.title}](${twinOf(link.address)})${about === '' ? '' : `: ${about}`}`
    })
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  const index = pageAt('index.html')?.text ?? ''
  const full = sidebar
    .flatMap(({ links }) => links.flatMap(({ address }) => pageAt(address) ?? []))
    .map(({ address, text }) => `<!-- ${twinOf(address)} -->\n\n${text.trim()}\n`)
  return [
    ...pages.map(({ address, text }) => ({ name: twinOf(address), text })),
    { name: 'llms.txt', text: `# Foyer\n\n> ${describePage(index)}\n\n${groups.join('\n')}` },
    { name: 'llms-full.txt', text: full.join('\n') },
  ]
}

/**
 * The first paragraph of a page, without Markdown's signs.
 *
 * @param {string} text
 */
export function describePage(text) {
  const paragraph = text
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}\d`[*]/u.test(block) && !block.startsWith('Status:'))
  return (paragraph ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
}
