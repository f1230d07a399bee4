/** Public entry point `foyerkit-lab/wallets`: simulated wallets for the page of any app, for development only. */
export { simulateWallets, type SimulatedWalletsOptions } from './simulateWallets.ts'
export type { Simulator } from './simulatorTypes.ts'
