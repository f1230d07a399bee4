import { gzipSync } from 'node:zlib'

/**
 * One file of a build, as far as the guards look at it.
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string | undefined} entryPoint the entry's name when this file is one
 * @property {number} bytes
 * @property {number} gzipBytes
 * @property {readonly string[]} modules sources, relative to the repository
 * @property {Readonly<Record<string, number>>} sizes bytes of each module before the file is minified
 * @property {readonly string[]} imports files and packages loaded together with this one
 * @property {readonly string[]} dynamicImports files and packages loaded on demand
 */
/** @typedef {ReadonlyMap<string, Chunk>} Graph by file */

/**
 * A file's code as a visitor gets it: the bundler of the host drops the line that names the source map.
 *
 * @param {string} code
 */
function withoutMapLine(code) {
  return code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '')
}

/**
 * A module as the guards name it: relative to the repository, with the slashes of a URL on every system.
 *
 * @param {string} id
 * @param {string} root
 */
function sourceOf(id, root) {
  return id.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
}

/**
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @param {string} root folder of the repository
 * @returns {Graph}
 */
export function graphOf(chunks, root) {
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        file: chunk.fileName,
        entryPoint: chunk.isEntry ? chunk.name : undefined,
        bytes: Buffer.byteLength(withoutMapLine(chunk.code)),
        gzipBytes: gzipSync(withoutMapLine(chunk.code)).length,
        modules: chunk.moduleIds.map((id) => sourceOf(id, root)),
        sizes: Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
            sourceOf(id, root),
            renderedLength,
          ]),
        ),
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
      },
    ]),
  )
}

/**
 * The files reached from some, those included.
 *
 * @param {Graph} graph
 * @param {readonly string[]} files
 * @param {(chunk: Chunk) => readonly string[]} next
 * @returns {Chunk[]}
 */
function reach(graph, files, next) {
  /** @type {Map<string, Chunk>} */
  const seen = new Map()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = graph.get(file)
    if (chunk === undefined || seen.has(file)) continue
    seen.set(file, chunk)
    waiting.push(...next(chunk))
  }
  return [...seen.values()]
}

/**
 * The files that an entry point loads when it is imported.
 *
 * @param {Graph} graph
 * @param {string} entryPoint file of the entry point
 */
export function loadedOnImport(graph, entryPoint) {
  return reach(graph, [entryPoint], ({ imports }) => imports)
}

/**
 * Every file that an entry point can ever load.
 *
 * @param {Graph} graph
 * @param {string} entryPoint file of the entry point
 */
export function everReached(graph, entryPoint) {
  return reach(graph, [entryPoint], ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
}

/**
 * The files loaded by entry points once some sources are there too.
 *
 * @param {Graph} graph
 * @param {readonly string[]} entryPoints files of the entry points
 * @param {readonly string[]} sources loaded on demand, relative to the repository
 */
export function loadedWith(graph, entryPoints, sources) {
  const holders = entryPoints
    .flatMap((entryPoint) => everReached(graph, entryPoint))
    .filter(({ modules }) => modules.some((id) => sources.includes(id)))
    .map(({ file }) => file)
  return reach(graph, [...entryPoints, ...holders], ({ imports }) => imports)
}
