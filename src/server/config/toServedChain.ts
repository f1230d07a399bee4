import { chainList } from '../../../anvil/chainList.ts'
import type { ServedChain } from '../../../anvil/fork/servedChain.ts'
import type { ConfiguredChain } from './foyerConfig.ts'

/** The base fee of the first block of a chain without a fork, in wei per gas. */
const baseFee = 1_000_000_000

/**
 * Returns a chain of the host as the server starts it: a new chain, a fork, or a built-in chain
 * with more URLs.
 */
export function toServedChain(written: ConfiguredChain): ServedChain {
  const { id, forkUrl, forkBlockNumber, rpcUrls, blockExplorers, testnet } = written
  const usual = chainList.find((chain) => chain.id === id)
  const places = { rpcUrls: rpcUrls?.default.http ?? [] }
  const facts = usual ?? {
    id,
    caip2: `eip155:${id}` as const,
    name: written.name,
    symbol: written.nativeCurrency.symbol,
    coinName: written.nativeCurrency.name,
    baseFee,
    hasSwaps: false,
    ...(blockExplorers && { explorerUrl: blockExplorers.default.url }),
    ...(testnet && { testnet }),
  }
  if (forkUrl !== undefined) {
    const fork = {
      url: forkUrl,
      ...(forkBlockNumber !== undefined && { blockNumber: forkBlockNumber }),
    }
    return { ...facts, ...places, hasSwaps: false, genesis: 'fork', fork }
  }
  return usual === undefined ? { ...facts, ...places, genesis: 'empty' } : { ...facts, ...places }
}
