import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} DocumentPage
 * @property {string} path of its source in the repository, with forward slashes; of a generated page one that no file has
 * @property {string} address of the page from the site's folder
 * @property {string} title
 * @property {string} text Markdown
 */

/** @param {string} path */
function addressOf(path) {
  if (path === 'docs/README.md') return 'index.html'
  const below = path.startsWith('docs/') ? path.slice('docs/'.length) : path
  const named = below.replace(/\/README\.md$/, '/index.md')
  const isProject = !named.includes('/') && path === below
  return `${isProject ? 'project/' : ''}${named.toLowerCase().replace(/\.md$/, '.html')}`
}

/**
 * The address of the Markdown of a page.
 *
 * @param {string} address of the page
 */
export const twinOf = (address) => address.replace(/\.html$/, '.md')

/** @param {string} text */
const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Foyer'

/**
 * A page that lists the documents of a folder without an index page.
 *
 * @param {string} folder
 * @param {string} title
 * @param {readonly DocumentPage[]} pages
 * @returns {DocumentPage}
 */
function listOf(folder, title, pages) {
  const links = pages
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map((page) => `- [${page.title}](${page.path.slice(folder.length + 1)})`)
  const path = `${folder}/README.md`
  return { path, address: addressOf(path), title, text: `# ${title}\n\n${links.join('\n')}\n` }
}

/**
 * Every text for people as a page of the site. A new file is a page without being named anywhere.
 *
 * @param {string} root folder of the repository
 * @returns {readonly DocumentPage[]}
 */
export function readPages(root) {
  const below = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => !path.includes('node_modules'))
  const pages = [...readdirSync(root), ...below('docs'), ...below('examples')]
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, address: addressOf(path), title: titleOf(text), text }
    })
  return [
    ...pages,
    listOf('docs/decisions', 'Decisions', pages),
    listOf('docs/recipes', 'Recipes', pages),
  ]
}
