import { warnDeveloper } from '../../port/development/warnDeveloper.ts'
import { simulateWallets } from '../simulateWallets.ts'
import { scriptBefore } from './scriptBefore.ts'

/**
 * The code of `wallets.js` of `npx foyerkit` and of the plugin, for a page without Foyer. It runs before the page's own scripts, so that
 * they find the wallets and a network that does not leave the machine.
 */
export function startWallets(): void {
  const { asks, windowEthereum } = document.currentScript?.dataset ?? {}
  const before = scriptBefore(document)
  if (before !== undefined) {
    warnDeveloper(
      `${before} ran before the simulated wallets were loaded, so its requests were not simulated. Put the script tag of /__foyer/wallets.js before it, without async or defer.`,
    )
  }
  simulateWallets({
    ...(asks === undefined ? {} : { asks: asks !== 'false' }),
    ...(windowEthereum === undefined ? {} : { windowEthereum: windowEthereum !== 'false' }),
  })
}
