import { join } from 'node:path'

/**
 * Resolves the entry points to the built package, as a host's bundler resolves an installed one.
 *
 * @param {readonly Pick<import('./entryPoints.mjs').EntryPoint, 'name' | 'file'>[]} entryPoints of one package
 * @param {string} folder of that package's built files
 * @returns {{ find: RegExp, replacement: string }[]} `resolve.alias` of Vite
 */
export function packageAliases(entryPoints, folder) {
  return entryPoints.map(({ name, file }) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(folder, `${file}.js`),
  }))
}
