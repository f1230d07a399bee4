// Builds the site of the documents into dist/docs: every text of docs, the reference of what the packages export, and a live demo.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTypes } from './lib/build/buildTypes.mjs'
import { buildSite } from './lib/docs/buildSite.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const problems = await buildTypes(root)
if (problems.length > 0) throw new Error(problems.join('\n'))
const pages = await buildSite(root, join(root, 'dist/docs'))
console.log(
  `  ${pages.length} pages in dist/docs; serve that folder, for example with npx vite preview --outDir dist/docs`,
)
