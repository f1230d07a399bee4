import { FoyerError } from '../../port/errors.ts'
import { rpcUrlsOf, type Network } from '../../port/network.ts'

/**
 * The RPC address that a wallet is handed with a network that is new to it, and keeps: the host's own, else the
 * network's public one, and neither when the host's project id is part of it. Throws `wallet.unknownChain`.
 */
export function walletRpcUrl(network: Network, projectId: string): string {
  const isOpen = (url: string | undefined) =>
    url !== undefined && !url.toLowerCase().includes(projectId.toLowerCase())
  const url = [...rpcUrlsOf(network), network.publicRpcUrl].find(isOpen)
  if (url !== undefined) return url
  throw new FoyerError(
    'wallet.unknownChain',
    `Failed to add ${network.id} to the wallet: it needs an RPC address, and the only one known carries the project id. Give the network an rpcUrl or a publicRpcUrl without it.`,
  )
}
