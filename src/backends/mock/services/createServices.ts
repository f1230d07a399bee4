import type { RequestHandler } from 'msw'
import type { LocalChains } from '../chains/localChains.ts'
import type { World } from '../world/worldTypes.ts'
import { createBalancesView } from './balances.ts'
import { createIdentityView } from './identity.ts'
import { createImagesView } from './images.ts'
import { createJsonRpcView } from './jsonRpc.ts'
import { createPulseView } from './pulse.ts'
import { createWalletDirectoryView } from './walletDirectory.ts'

export interface ServicesOptions {
  readonly world: World
  readonly chains: LocalChains
  /** Base addresses without a trailing slash (wire 1.1). */
  readonly addresses: {
    readonly walletApi: string
    readonly blockchainApi: string
    readonly pulse: string
  }
}

/** Every HTTP service of the simulated outside, each a view of the world. */
export function createServices({ world, chains, addresses }: ServicesOptions): RequestHandler[] {
  const { walletApi, blockchainApi, pulse } = addresses
  const directory = createWalletDirectoryView(world, walletApi)
  return [
    ...directory.handlers,
    ...createImagesView({ walletApi, wallets: directory.records }),
    ...createIdentityView(world, blockchainApi),
    ...createBalancesView({ world, chains, blockchainApi }),
    ...createJsonRpcView({ chains, blockchainApi }),
    ...createPulseView(pulse),
  ]
}
