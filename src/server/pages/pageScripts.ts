import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the scripts that a page loads by name, assembled on request: `wallets.js` for a page
 * without Foyer, and `foyer.js` for a page that loads `dist/browser/foyer.js` in production.
 * @param dist folder of the built package
 * @param before code at the start of each script, read on request
 * @returns their text, by address
 */
export function pageScripts(
  dist: string,
  before: () => string,
): Readonly<Record<string, () => string>> {
  const read = (file: string) => readFileSync(join(dist, 'browser', file), 'utf8')
  // They are classic scripts, each in its own function, so that they add no globals to the page.
  const simulate = (call: string) =>
    `${before()}(() => {\n${read('simulator.js')}\nfoyerkitSimulator.${call}\n})()\n`
  return {
    '/__foyer/wallets.js': () => simulate('startWallets()'),
    '/__foyer/foyer.js': () =>
      simulate(`defineFoyerkit(() => {\n${read('foyer.js')}\nreturn foyerkit\n})`),
  }
}
