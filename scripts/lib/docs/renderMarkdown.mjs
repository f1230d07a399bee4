import { posix } from 'node:path'
import hljs from 'highlight.js'
import { Marked } from 'marked'
import { anchorOf } from './anchorOf.mjs'

/** @typedef {import('./readPages.mjs').DocumentPage} DocumentPage */

/** @type {Readonly<Record<string, string>>} */
const aliases = {
  sh: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
  js: 'typescript',
  mjs: 'typescript',
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
}

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Where a link of a document leads on the site; `undefined` for a file of the repository that has no page.
 *
 * @param {string} href
 * @param {DocumentPage} page
 * @param {readonly DocumentPage[]} pages
 */
function addressOfLink(href, page, pages) {
  if (/^([a-z]+:|#)/.test(href)) return href
  const [target = '', anchor] = href.split('#')
  const path = posix.join(posix.dirname(page.path), target).replace(/\/$/, '')
  const linked = pages.find((each) => each.path === path || each.path === `${path}/README.md`)
  // Pictures lie beside the pages.
  const picture = /\.(png|svg|webp)$/.test(target) ? posix.basename(target) : undefined
  const address = linked?.address ?? picture
  if (address === undefined) return undefined
  const relative = posix.relative(posix.dirname(page.address), address)
  return anchor === undefined ? relative : `${relative}#${anchor}`
}

/**
 * The body of a page.
 *
 * @param {DocumentPage} page
 * @param {readonly DocumentPage[]} pages all of the site
 * @returns {string} HTML
 */
export function renderMarkdown(page, pages) {
  const marked = new Marked({
    renderer: {
      heading: (text, level, raw) => {
        const anchor = anchorOf(raw.replaceAll('`', ''))
        const link =
          level === 1 ? '' : ` <a class="anchor" href="#${anchor}" aria-label="Link">#</a>`
        return `<h${level} id="${anchor}">${text}${link}</h${level}>\n`
      },
      code: (code, info = '') => {
        const name = info.split(' ')[0] ?? ''
        const language = aliases[name] ?? name
        const html = hljs.getLanguage(language)
          ? hljs.highlight(code, { language }).value
          : escapeHtml(code)
        return `<pre tabindex="0"><code>${html}</code></pre>\n`
      },
      link: (href, _title, text) => {
        const address = addressOfLink(href, page, pages)
        return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`
      },
      image: (href, _title, text) =>
        `<img src="${escapeHtml(addressOfLink(href, page, pages) ?? href)}" alt="${escapeHtml(text)}" />`,
      // HTML in the document, such as a picture with a still version for reduced motion.
      html: (text) =>
        text.replace(/\b(src|srcset)="([^"]+)"/g, (_whole, name, href) => {
          const address = addressOfLink(href, page, pages) ?? href
          return `${name}="${escapeHtml(address)}"`
        }),
      table: (header, body) =>
        `<div class="table" tabindex="0"><table><thead>${header}</thead><tbody>${body}</tbody></table></div>\n`,
    },
  })
  return String(marked.parse(page.text))
}
