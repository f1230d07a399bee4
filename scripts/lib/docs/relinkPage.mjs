import { posix } from 'node:path'
import { twinOf } from './readPages.mjs'

/** @typedef {import('./readPages.mjs').DocumentPage} DocumentPage */

/** Blocks and pieces of code, which may look like links. */
const CODE = /(^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$|`[^`\n]+`)/m

/**
 * The Markdown of a page with its links to pages of the site instead of to files of the repository. What has no page on the site
 * becomes plain text; pictures lie in the site's folder.
 *
 * @param {DocumentPage} page
 * @param {readonly DocumentPage[]} pages all of the site
 * @returns {string} Markdown
 */
export function relinkPage(page, pages) {
  const here = posix.dirname(page.address)
  const to = (/** @type {string} */ address) => {
    const path = posix.relative(here, address)
    return path.startsWith('.') ? path : `./${path}`
  }

  /** @param {string} href @returns {string | undefined} nothing for a file without a page */
  function addressOfLink(href) {
    if (/^([a-z]+:|#)/.test(href)) return href
    const [target = '', anchor] = href.split('#')
    const path = posix.join(posix.dirname(page.path), target).replace(/\/$/, '')
    if (/\.(png|svg|webp)$/.test(path)) return to(posix.basename(path))
    const linked = pages.find((each) => each.path === path || each.path === `${path}/README.md`)
    if (linked === undefined) return undefined
    const file = to(twinOf(linked.address))
    return anchor === undefined ? file : `${file}#${anchor}`
  }

  return page.text
    .split(CODE)
    .map((part, index) => {
      if (index % 2 === 1) return part
      return part
        .replaceAll(/\]\(([^)\s]+)\)/g, (_whole, href) => `](${addressOfLink(href) ?? ''})`)
        .replaceAll(/\b(src|srcset)="([^"]+)"/g, (_whole, name, href) => {
          return `${name}="${addressOfLink(href) ?? href}"`
        })
    })
    .join('')
    .replaceAll(/\[((?:[^[\]`]|`[^`]*`)*)\]\(\)/g, '$1')
}
