import { warnDeveloper } from './warnDeveloper.ts'

/** Not a variable of this module: a page that loads it twice, as on a hot reload, is told once, too. */
const key = Symbol.for('foyerkit.warned')

/** Writes a sentence for the developer to the console, once on each page. Only for development. */
export function warnOnce(sentence: string): void {
  const page = globalThis as { [key]?: Set<string> }
  const said = (page[key] ??= new Set())
  if (said.has(sentence)) return
  said.add(sentence)
  warnDeveloper(sentence)
}
