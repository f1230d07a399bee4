import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { describePage } from '../../agentTexts.mjs'
import { anchorOf } from '../../anchorOf.mjs'
import { codeTheme, withoutStyles } from './codeTheme.mjs'
import { searchOptions } from './searchOptions.mjs'

const sources = process.env['FOYER_DOCS_SOURCES']
if (sources === undefined) throw new Error('Run npm run docs, which writes the pages first.')

/** @type {readonly import('../../readSidebar.mjs').SidebarGroup[]} */
const groups = JSON.parse(readFileSync(join(sources, 'sidebar.json'), 'utf8'))

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#b07c1e" stroke-width="2"><path d="M3 15V6a5 5 0 0 1 10 0v9"/><circle cx="10" cy="10" r="1.2" fill="#b07c1e" stroke="none"/></svg>'

/** Groups that are folded until one of their pages is open. */
const folded = ['Reference', 'Work on Foyer']

export default defineConfig({
  title: 'Foyer',
  lang: 'en',
  srcDir: sources,
  // The site may lie under any path of a server.
  base: './',
  vite: { build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY } },
  cacheDir: fileURLToPath(new URL('../../../../../node_modules/.cache/vitepress', import.meta.url)),
  // The switch of the colour scheme would write a style into the page.
  appearance: { disableTransition: false },
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }]],
  themeConfig: {
    nav: [
      { text: 'Get started', link: '/start' },
      { text: 'Offline', link: '/offline' },
      { text: 'Tests', link: '/playwright' },
      { text: 'Reference', link: '/reference/foyer' },
    ],
    sidebar: groups.map(({ title, links }) => ({
      text: title,
      collapsed: folded.includes(title),
      items: links.map((link) => ({
        text: link.title.replaceAll('`', ''),
        link: `/${link.address.replace(/\.html$/, '')}`,
      })),
    })),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { miniSearch: searchOptions, _render: renderWithoutColours },
    },
    notFound: {
      quote: 'This page does not exist. The sidebar lists all pages.',
      linkText: 'Documents',
    },
  },
  markdown: {
    anchor: { slugify: anchorOf },
    theme: codeTheme,
    codeTransformers: [withoutStyles],
    config: alignByClass,
  },
  transformPageData: (page) => {
    const text = readFileSync(join(sources, page.relativePath), 'utf8').replace(
      /^---.*?^---\n/ms,
      '',
    )
    return { description: describePage(text).slice(0, 300) }
  },
  transformHead: ({ page }) => [
    [
      'link',
      { rel: 'alternate', type: 'text/markdown', href: posix.relative(posix.dirname(page), page) },
    ],
  ],
  transformHtml: (html) =>
    withPolicy(html.replaceAll(/ style="(position:relative|--vp-vh:0px);"/g, '')),
})

/**
 * Aligns the cells of tables by a class: the content policy allows no style attribute.
 *
 * @param {import('vitepress').MarkdownRenderer} md
 */
function alignByClass(md) {
  md.core.ruler.push('align_by_class', ({ tokens }) => {
    for (const token of tokens) {
      const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1]
      if (align !== undefined) token.attrs = [['class', `align-${align}`]]
    }
  })
}

/**
 * The index needs no colours, which take most of the time of rendering.
 *
 * @param {string} text
 * @param {import('vitepress').MarkdownEnv} env
 * @param {import('vitepress').MarkdownRenderer} md
 */
function renderWithoutColours(text, env, md) {
  const { highlight } = md.options
  md.options.highlight = null
  const html = md.render(text, env)
  md.options.highlight = highlight
  return html
}

/**
 * A page with its own content policy: what it runs inline is named by its hash.
 *
 * @param {string} html
 */
function withPolicy(html) {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html.replace('<head>', `<head>\n    ${tag}`)
}
