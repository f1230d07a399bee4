import type { MultiChainWallet } from '../../port/backend.ts'
import type { Connector } from '../../port/connectors.ts'
import { joinPairs } from '../connectors/joinPairs.ts'
import { createSolanaConnectors } from './solanaConnectors.ts'

type Rows = readonly Connector[]

/**
 * The code for a host with a Solana network, loaded as one file: its wallets, and how they join those of EVM chains.
 */
export function createSolanaPart(
  options: Parameters<typeof createSolanaConnectors>[0] & {
    multiChainWallets?: readonly MultiChainWallet[] | undefined
  },
) {
  return {
    connectors: createSolanaConnectors(options),
    join: (onEvm: Rows, onSolana: Rows) => joinPairs(onEvm, onSolana, options.multiChainWallets),
  }
}
