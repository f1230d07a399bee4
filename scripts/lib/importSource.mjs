import { runnerImport } from 'vite'

const emptyStyle = '\0empty-style'

/** Replaces styles that a module imports as text by an empty one: Vite compiles them only for pages. */
const withoutStyles = {
  name: 'without-styles',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  resolveId: (id) => (id.endsWith('.css?inline') ? emptyStyle : undefined),
  /** @param {string} id */
  load: (id) => (id === emptyStyle ? 'export default ""' : undefined),
}

/**
 * Imports a module of `src` in Node.
 *
 * @template T
 * @param {string} path from the root of the project, as `./src/…`
 * @returns {Promise<T>}
 */
export async function importSource(path) {
  const { module } = await runnerImport(path, { plugins: [withoutStyles] })
  return /** @type {T} */ (module)
}
