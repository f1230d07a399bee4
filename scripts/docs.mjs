// Builds the site of the documents into dist/docs: every text of docs, and the reference of what the package exports.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTypes } from './lib/build/buildTypes.mjs'
import { entryPoints, nodeEntryPoints } from './lib/build/entryPoints.mjs'
import { layoutPage } from './lib/docs/layoutPage.mjs'
import { readPages } from './lib/docs/readPages.mjs'
import { readSidebar } from './lib/docs/readSidebar.mjs'
import { referencePage } from './lib/docs/referencePage.mjs'
import { renderMarkdown } from './lib/docs/renderMarkdown.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const site = join(root, 'dist/docs')

const problems = await buildTypes(root)
if (problems.length > 0) throw new Error(problems.join('\n'))

const references = [...entryPoints, ...nodeEntryPoints].map((entryPoint) =>
  referencePage(join(root, 'dist/package'), entryPoint),
)
const pages = [...readPages(root), ...references]
const sidebar = readSidebar(pages, references)

rmSync(site, { recursive: true, force: true })
for (const page of pages) {
  const file = join(site, page.address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, layoutPage({ page, sidebar, body: renderMarkdown(page, pages) }))
}
cpSync(join(root, 'scripts/lib/docs/site.css'), join(site, 'site.css'))
for (const name of readdirSync(join(root, 'docs')).filter((file) => /\.(png|svg)$/.test(file))) {
  writeFileSync(join(site, name), readFileSync(join(root, 'docs', name)))
}
console.log(`  ${pages.length} pages in dist/docs; open dist/docs/index.html`)
