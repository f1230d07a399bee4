import { simulateWallets } from '../simulateWallets.ts'

/**
 * What `wallets.js` of `npx foyerkit` and of the plugin does in a page that need not know Foyer. It runs before the page's own scripts,
 * so that these find the wallets, and a network that does not leave the machine.
 */
export function startWallets(): void {
  const { asks, windowEthereum } = document.currentScript?.dataset ?? {}
  simulateWallets({
    ...(asks === undefined ? {} : { asks: asks !== 'false' }),
    ...(windowEthereum === undefined ? {} : { windowEthereum: windowEthereum !== 'false' }),
  })
}
