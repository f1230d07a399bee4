import { warnDeveloper } from '../offline/warnDeveloper.ts'
import { simulateWallets } from '../simulateWallets.ts'
import { scriptBefore } from './scriptBefore.ts'

/**
 * What `wallets.js` of `npx foyerkit` and of the plugin does in a page that need not know Foyer. It runs before the page's own scripts,
 * so that these find the wallets, and a network that does not leave the machine.
 */
export function startWallets(): void {
  const { asks, windowEthereum } = document.currentScript?.dataset ?? {}
  const before = scriptBefore(document)
  if (before !== undefined) {
    warnDeveloper(
      `${before} ran before the simulated wallets were there, and what it asked for was not simulated. Put the script tag of /__foyer/wallets.js before it, without async or defer.`,
    )
  }
  simulateWallets({
    ...(asks === undefined ? {} : { asks: asks !== 'false' }),
    ...(windowEthereum === undefined ? {} : { windowEthereum: windowEthereum !== 'false' }),
  })
}
