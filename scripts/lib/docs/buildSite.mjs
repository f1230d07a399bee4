import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'
import { labEntryPoints, modalEntryPoints, nodeEntryPoints } from '../build/entryPoints.mjs'
import { buildDemo } from './buildDemo.mjs'
import { agentTexts } from './agentTexts.mjs'
import { readPages, twinOf } from './readPages.mjs'
import { readSidebar } from './readSidebar.mjs'
import { referencePage } from './referencePage.mjs'
import { relinkPage } from './relinkPage.mjs'

const vitepress = fileURLToPath(new URL('site', import.meta.url))

/**
 * Writes the site of the documents. The declarations of the packages must be built.
 *
 * @param {string} root folder of the repository
 * @param {string} site folder of the site, which is emptied
 * @returns {Promise<readonly string[]>} addresses of its pages
 */
export async function buildSite(root, site) {
  /** @param {string} folder */
  const referenceIn = (folder) => (/** @type {{ name: string, file: string }} */ entryPoint) =>
    referencePage(join(root, folder), entryPoint)
  const references = [
    ...modalEntryPoints.map(referenceIn('dist/package')),
    ...[...labEntryPoints, ...nodeEntryPoints].map(referenceIn('dist/lab')),
  ]
  const pages = [...readPages(root), ...references]
  const sidebar = readSidebar(pages, references)
  const texts = pages.map((page) => ({ ...page, text: relinkPage(page, pages) }))

  // What VitePress reads: the documents under their addresses on the site.
  const sources = `${site}-pages`
  rmSync(sources, { recursive: true, force: true })
  for (const { address, text } of texts) {
    const isHome = address === 'index.html'
    const home = readFileSync(join(vitepress, 'home.md'), 'utf8')
    write(join(sources, twinOf(address)), isHome ? home + withoutTitle(text) : text)
  }
  const pictures = readdirSync(join(root, 'docs')).filter((file) => /\.(png|svg|webp)$/.test(file))
  for (const name of pictures) cpSync(join(root, 'docs', name), join(sources, name))
  writeFileSync(join(sources, 'sidebar.json'), JSON.stringify(sidebar))

  process.env['FOYER_DOCS_SOURCES'] = sources
  await build(vitepress, { outDir: site })
  rmSync(sources, { recursive: true })

  await buildDemo(join(site, 'demo'))
  for (const { name, text } of agentTexts(texts, sidebar)) write(join(site, name), text)
  for (const name of pictures) cpSync(join(root, 'docs', name), join(site, name))
  return pages.map(({ address }) => address)
}

/** @param {string} text */
const withoutTitle = (text) => text.replace(/^# .+\n/, '')

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
