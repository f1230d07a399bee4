import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { labEntryPoints, modalEntryPoints, nodeEntryPoints } from '../build/entryPoints.mjs'
import { layoutPage } from './layoutPage.mjs'
import { readPages } from './readPages.mjs'
import { readSidebar } from './readSidebar.mjs'
import { referencePage } from './referencePage.mjs'
import { renderMarkdown } from './renderMarkdown.mjs'

/**
 * Writes the site of the documents. The declarations of the package must be built.
 *
 * @param {string} root folder of the repository
 * @param {string} site folder of the site, which is emptied
 * @returns {readonly string[]} addresses of its pages
 */
export function buildSite(root, site) {
  /** @param {string} folder */
  const referenceIn = (folder) => (/** @type {{ name: string, file: string }} */ entryPoint) =>
    referencePage(join(root, folder), entryPoint)
  const references = [
    ...modalEntryPoints.map(referenceIn('dist/package')),
    ...[...labEntryPoints, ...nodeEntryPoints].map(referenceIn('dist/lab')),
  ]
  const pages = [...readPages(root), ...references]
  const sidebar = readSidebar(pages, references)

  rmSync(site, { recursive: true, force: true })
  for (const page of pages) {
    const file = join(site, page.address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, layoutPage({ page, sidebar, body: renderMarkdown(page, pages) }))
  }
  cpSync(join(root, 'scripts/lib/docs/site.css'), join(site, 'site.css'))
  for (const name of readdirSync(join(root, 'docs')).filter((file) =>
    /\.(png|svg|webp)$/.test(file),
  )) {
    cpSync(join(root, 'docs', name), join(site, name))
  }
  return pages.map(({ address }) => address)
}
