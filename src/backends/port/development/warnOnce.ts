import { warnDeveloper } from './warnDeveloper.ts'

/**
 * Stored on the page and not in this module, so that a page that loads the module twice, as on a
 * hot reload, is warned once.
 */
const key = Symbol.for('foyerkit.warned')

/** Writes a sentence for the developer to the console, once on each page. Only for development. */
export function warnOnce(sentence: string): void {
  const page = globalThis as { [key]?: Set<string> }
  const warned = (page[key] ??= new Set())
  if (warned.has(sentence)) return
  warned.add(sentence)
  warnDeveloper(sentence)
}
