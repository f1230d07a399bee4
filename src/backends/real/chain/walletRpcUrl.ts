import { FoyerError } from '../../port/errors.ts'
import { rpcUrlsOf, type Network } from '../../port/network.ts'

/**
 * The RPC URL passed to a wallet together with an unknown network, which the wallet stores: the host's, else the
 * network's public one, but neither when it contains the host's project id. Throws `wallet.unknownChain`.
 */
export function walletRpcUrl(network: Network, projectId: string): string {
  const isOpen = (url: string | undefined) =>
    url !== undefined && !url.toLowerCase().includes(projectId.toLowerCase())
  const url = [...rpcUrlsOf(network), network.publicRpcUrl].find(isOpen)
  if (url !== undefined) return url
  throw new FoyerError(
    'wallet.unknownChain',
    `Failed to add ${network.id} to the wallet: no RPC address without the project id is known. Give the network a publicRpcUrl.`,
  )
}
