import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The scripts that a page loads by their names, put together when they are asked for: `wallets.js` for a page that need not know Foyer,
 * and `foyer.js` for one that loads `dist/browser/foyer.js` in production.
 * @param dist folder of the built package
 * @param before what each of them begins with, read when one is asked for
 * @returns their text, by address
 */
export function pageScripts(
  dist: string,
  before: () => string,
): Readonly<Record<string, () => string>> {
  const read = (file: string) => readFileSync(join(dist, 'browser', file), 'utf8')
  // Classic scripts, in a function each, so that nothing of theirs is a global of the page's.
  const simulate = (call: string) =>
    `${before()}(() => {\n${read('simulator.js')}\nfoyerkitSimulator.${call}\n})()\n`
  return {
    '/__foyer/wallets.js': () => simulate('startWallets()'),
    '/__foyer/foyer.js': () =>
      simulate(`defineFoyerkit(() => {\n${read('foyer.js')}\nreturn foyerkit\n})`),
  }
}
