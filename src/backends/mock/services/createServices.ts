import type { RequestHandler } from 'msw'
import type { Clock } from '../../port/clock.ts'
import type { LocalChains } from '../chains/localChains.ts'
import type { Pools } from '../chains/swap/pools.ts'
import type { World } from '../world/worldTypes.ts'
import { createBalancesView } from './tokens/balances.ts'
import { createGeneratedTokens } from './tokens/generatedTokens.ts'
import { createFindEvmToken } from './tokens/createFindEvmToken.ts'
import { createEvmBalances } from './tokens/evmBalances.ts'
import { createHistoryView } from './history/history.ts'
import { createIdentityView } from './identity.ts'
import { createImagesView } from './images.ts'
import { createJsonRpcView } from './jsonRpc.ts'
import { createNamesView } from './names/names.ts'
import { createPricesView } from './tokens/prices.ts'
import { createPulseView } from './pulse.ts'
import { createSolanaBalances } from './tokens/solanaBalances.ts'
import { createSwapView } from './swap/swap.ts'
import { verifySignature } from './verifySignature.ts'
import { createWalletDirectoryView } from './directory/walletDirectory.ts'

export interface ServicesOptions {
  readonly world: World
  readonly chains: LocalChains
  /** To be made ready before a quote is read. */
  readonly pools: Pick<Pools, 'ready'>
  readonly clock: Pick<Clock, 'now'>
  /** Base addresses without a trailing slash (wire 1.1). */
  readonly addresses: {
    readonly walletApi: string
    readonly blockchainApi: string
    readonly pulse: string
  }
}

/** Every HTTP service of the simulated outside, each a view of the world. */
export function createServices(options: ServicesOptions): RequestHandler[] {
  const { world, chains, pools, clock } = options
  const { walletApi, blockchainApi, pulse } = options.addresses
  const directory = createWalletDirectoryView(world, walletApi)
  const drawn = createGeneratedTokens(world)
  return [
    ...directory.handlers,
    ...createImagesView({ walletApi, wallets: directory.records }),
    ...createIdentityView(world, blockchainApi),
    ...createNamesView({ world, clock, blockchainApi, verify: verifySignature }),
    ...createBalancesView({
      sources: [
        createEvmBalances({ world, chains, drawn }),
        createSolanaBalances({ world, chains }),
      ],
      clock,
      blockchainApi,
    }),
    ...createPricesView({ find: [createFindEvmToken({ world, drawn })], blockchainApi }),
    ...createSwapView({ world, chains, pools, drawn, blockchainApi }),
    ...createHistoryView({ world, chains, clock, blockchainApi }),
    ...createJsonRpcView({ chains, blockchainApi }),
    ...createPulseView(pulse),
  ]
}
