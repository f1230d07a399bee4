import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A document of the project, with its path in the repository. */
export interface Document {
  readonly path: string
  readonly text: string
}

/** Every document except for the specification, which quotes other texts, and the history. */
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
