import { createWalletPage } from '../../../src/backends/mock/actors/wallets/testing/walletPage.ts'
import { createAnvilChains } from '../../../src/backends/mock/chains/testing/anvilChains.ts'

/** A page with its wallets on real local chains, which start with the first call; `close` stops them. */
export function openSimulatedWallet() {
  const { chains, close } = createAnvilChains()
  return { ...createWalletPage({ chains }), close }
}
