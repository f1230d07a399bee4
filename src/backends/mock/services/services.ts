import { type RequestHandler, http } from 'msw'
import type { Clock } from '../../port/clock.ts'
import type { LocalChains } from '../chains/localChains.ts'
import type { Pools } from '../chains/swap/pools.ts'
import type { World } from '../world/worldTypes.ts'
import { createBalanceHandlers } from './tokens/balanceHandlers.ts'
import { createGeneratedTokens } from './tokens/generatedTokens.ts'
import { createFindEvmToken } from './tokens/findEvmToken.ts'
import { createFindSolanaToken } from './tokens/findSolanaToken.ts'
import { createEvmBalances } from './tokens/evmBalances.ts'
import { createHistoryHandlers } from './history/historyHandlers.ts'
import { createIdentityHandlers } from './identityHandlers.ts'
import { createImageHandlers } from './imageHandlers.ts'
import { createJsonRpcHandlers } from './jsonRpcHandlers.ts'
import { createNameHandlers } from './names/nameHandlers.ts'
import { createPriceHandlers } from './tokens/priceHandlers.ts'
import { createSolanaBalances } from './tokens/solanaBalances.ts'
import { createSwapHandlers } from './swap/swapHandlers.ts'
import { verifySignature } from './verifySignature.ts'
import { createDirectoryService } from './directory/directoryService.ts'
import { answerEmpty, answerReasons } from './answers.ts'
import { readJson } from './readJson.ts'

export interface ServicesOptions {
  readonly world: World
  readonly chains: LocalChains
  /** The swap pools, which are prepared before a quote is read. */
  readonly pools: Pick<Pools, 'ready'>
  readonly clock: Pick<Clock, 'now'>
  /** The base addresses of the services without a trailing slash (wire 1.1). */
  readonly addresses: {
    readonly walletApi: string
    readonly blockchainApi: string
    readonly pulse: string
  }
}

/** Every HTTP service of the simulated outside, each answering from the world. */
export function createServices(options: ServicesOptions): RequestHandler[] {
  const { world, chains, pools, clock } = options
  const { walletApi, blockchainApi, pulse } = options.addresses
  const directory = createDirectoryService(world, walletApi)
  const generatedTokens = createGeneratedTokens(world)
  return [
    ...directory.handlers,
    ...createImageHandlers({ walletApi, wallets: directory.records }),
    ...createIdentityHandlers(world, blockchainApi),
    ...createNameHandlers({ world, clock, blockchainApi, verify: verifySignature }),
    ...createBalanceHandlers({
      sources: [
        createEvmBalances({ world, chains, drawn: generatedTokens }),
        createSolanaBalances({ world, chains }),
      ],
      clock,
      blockchainApi,
    }),
    ...createPriceHandlers({
      find: [createFindEvmToken({ world, drawn: generatedTokens }), createFindSolanaToken(world)],
      blockchainApi,
    }),
    ...createSwapHandlers({ world, chains, pools, drawn: generatedTokens, blockchainApi }),
    ...createHistoryHandlers({ world, chains, clock, blockchainApi }),
    ...createJsonRpcHandlers({ world, chains, blockchainApi }),
    ...createPulseHandlers(pulse),
  ]
}

/** Accepts analytics events. The call log shows them as `analytics.send` (wire 1.4). */
function createPulseHandlers(pulse: string): readonly RequestHandler[] {
  return [
    http.post(`${pulse}/e`, async ({ request }) => {
      const event = readJson(await request.text())
      const missing = ['eventId', 'url', 'domain', 'timestamp', 'props'].filter(
        (field) => !(field in event),
      )
      return missing.length === 0
        ? answerEmpty()
        : answerReasons(400, ...missing.map((field) => ({ field, description: 'Required' })))
    }),
  ]
}
