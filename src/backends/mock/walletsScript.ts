import { simulateWallets } from './simulateWallets.ts'

// The script of `npx foyerkit` and of the plugin, for a page that need not know Foyer: it runs before the page's own scripts, so
// that these find the wallets, and a network that does not leave the machine.
const { asks, windowEthereum } = document.currentScript?.dataset ?? {}
simulateWallets({
  ...(asks === undefined ? {} : { asks: asks !== 'false' }),
  ...(windowEthereum === undefined ? {} : { windowEthereum: windowEthereum !== 'false' }),
})
