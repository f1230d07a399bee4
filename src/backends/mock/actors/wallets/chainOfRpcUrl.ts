import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { localNetworks } from '../../chains/localNetworks.ts'
import { publicNodeAt } from '../../chains/publicNodeAt.ts'
import { isLoopback } from '../../network/isLoopback.ts'

/**
 * The chain that a node at an RPC address would say it is of, `undefined` where nobody answers. In the simulated world
 * three kinds of nodes answer, each with a local chain: the public nodes of those chains, the blockchain API (wire 1.5)
 * and the development server's own addresses.
 */
export function chainOfRpcUrl(address: string, blockchainApi: string): ChainId | undefined {
  const found = named(address, blockchainApi)
  return localNetworks.find(({ id }) => id === found)?.id
}

function named(address: string, blockchainApi: string): string | undefined {
  const bare = (text: string) => text.replace(/\/+$/, '')
  const open = publicNodeAt(address)
  if (open !== undefined) return open
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams } = new URL(address)
  if (bare(address).startsWith(`${blockchainApi}/v1`)) return searchParams.get('chainId') ?? ''
  const reference = /^\/__foyer\/rpc\/(?:[\w-]+\/)?(\d+)$/.exec(pathname)?.[1]
  return reference !== undefined && isLoopback(address) ? evmChainId(reference) : undefined
}
