import { readFileSync } from 'node:fs'

/** @typedef {{ id: string, section: string, area: string, text: string }} Clause */

/**
 * The numbered sentences of the spec, in its order.
 *
 * @param {string} file with one clause a line: id, section, area, sentence, separated by tabs
 * @returns {Clause[]}
 */
export function readClauses(file) {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', section = '', area = '', text = ''] = line.split('\t')
      return { id, section, area, text }
    })
}
