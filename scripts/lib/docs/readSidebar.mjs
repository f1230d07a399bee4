import { posix } from 'node:path'

/** @typedef {import('./readPages.mjs').DocumentPage} DocumentPage */
/**
 * @typedef {object} SidebarGroup
 * @property {string} title
 * @property {readonly { readonly title: string, readonly address: string }[]} links
 */

const INDEX = 'docs/README.md'

/**
 * The groups of `docs/README.md`, followed by the documents that it does not name.
 *
 * @param {readonly DocumentPage[]} pages
 * @param {readonly DocumentPage[]} references
 * @returns {readonly SidebarGroup[]}
 */
export function readSidebar(pages, references) {
  const index = pages.find(({ path }) => path === INDEX)
  if (index === undefined) throw new Error(`Failed to read the sidebar: ${INDEX} is missing.`)
  const groups = index.text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      links: [...section.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)].flatMap(([, title, target]) => {
        const path = posix.join('docs', target ?? '')
        const page = pages.find((each) => each.path === path)
        return page === undefined ? [] : [{ title: title ?? '', address: page.address }]
      }),
    }))
  const named = new Set(groups.flatMap(({ links }) => links.map(({ address }) => address)))
  const others = pages.filter(
    ({ path, address }) => posix.dirname(path) === 'docs' && path !== INDEX && !named.has(address),
  )
  const lists = pages.filter(({ path }) => /^docs\/(decisions|recipes)\/README\.md$/.test(path))
  return groups
    .map((group) => {
      if (group.title === 'Reference') return { ...group, links: [...references, ...group.links] }
      return group.title === 'Work on Foyer'
        ? { ...group, links: [...group.links, ...lists] }
        : group
    })
    .concat(others.length === 0 ? [] : [{ title: 'More', links: others }])
}
