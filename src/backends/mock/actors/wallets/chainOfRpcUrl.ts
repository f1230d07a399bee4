import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { publicNodeAt } from '../../chains/publicNodeAt.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { isLoopback } from '../../network/isLoopback.ts'

/**
 * Returns the chain that a node at an RPC URL would report; `undefined` if no node answers. In the
 * simulated world three kinds of nodes answer, each with a local chain: the public nodes of those
 * chains, the blockchain API (wire 1.5) and the development server's own URLs.
 */
export function chainOfRpcUrl(
  world: Pick<WorldState, 'chains'>,
  address: string,
  blockchainApi: string,
): ChainId | undefined {
  const chainId = publicNodeAt(world, address) ?? named(address, blockchainApi)
  return chainId === undefined ? undefined : chainOf(world, chainId)?.caip2
}

function named(address: string, blockchainApi: string): string | undefined {
  const bare = (text: string) => text.replace(/\/+$/, '')
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams } = new URL(address)
  if (bare(address).startsWith(`${blockchainApi}/v1`)) return searchParams.get('chainId') ?? ''
  const reference = /^\/__foyer\/rpc\/(?:[\w-]+\/)?(\d+)$/.exec(pathname)?.[1]
  return reference !== undefined && isLoopback(address) ? evmChainId(reference) : undefined
}
