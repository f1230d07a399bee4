import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a client entry point that a React server imports. @param {string} file */
export const clientFile = (file) => `${file}.client.js`

/**
 * Writes for each client entry point what a React server imports in its place, by the condition `react-server`: a file that leaves it to
 * the browser. The entry point itself does not have the directive, of which bundlers without React's plugin would warn.
 *
 * @param {string} folder of the built package
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @param {readonly import('./entryPoints.mjs').EntryPoint[]} entryPoints
 */
export function writeClientFiles(folder, chunks, entryPoints) {
  for (const { file } of entryPoints.filter(({ client }) => client)) {
    const chunk = chunks.find(({ fileName }) => fileName === `${file}.js`)
    // A React server knows a client module's exports only when each is named.
    const names = chunk?.exports.join(', ')
    writeFileSync(
      join(folder, clientFile(file)),
      `'use client'\n\nexport { ${names} } from './${file}.js'\n`,
    )
  }
}
