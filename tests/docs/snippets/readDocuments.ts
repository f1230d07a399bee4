import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A text of the project for people, with its path from the repository's folder. */
export interface Document {
  readonly path: string
  readonly text: string
}

/** Every text for people; not the specification, which quotes what others wrote, and not the history. */
export function readDocuments(): readonly Document[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => !path.includes('node_modules'))
  const atTop = readdirSync(root).filter((path) => path !== 'CHANGELOG.md')
  return [...atTop, ...below('docs'), ...below('examples')]
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/spec/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
