import { chainIdHex } from '../../port/hex.ts'
import { namespaceOf, type ChainId } from '../../port/chainIds.ts'
import type { Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { walletAnswers } from './walletAnswers.ts'

/** Sends one request to the wallet; rejects with `wallet.*`. */
export type SendWalletRequest = (request: Eip1193Request) => Promise<unknown>

/** Error codes of wallets that do not know a chain (wire 5.5). */
const UNKNOWN_CHAIN: readonly unknown[] = [4902, 5000]

/**
 * Switches a wallet to a network (EIP-3326), adds the network first if the wallet does not know it (EIP-3085), and
 * checks the wallet's chain afterwards. Rejects with `wallet.*`, and with `chain.mismatch` when the wallet agreed but
 * stayed on another chain. `rpcUrl` is called only for a network that is added; if it throws, its error is passed on
 * and the wallet gets no further request.
 */
export async function switchWalletNetwork(
  ask: SendWalletRequest,
  network: Network,
  rpcUrl: (network: Network) => string,
): Promise<ChainId> {
  if (namespaceOf(network.id) !== 'eip155') {
    throw new FoyerError(
      'wallet.unknownChain',
      `Failed to switch to ${network.id}: this wallet is for EVM chains.`,
    )
  }
  const chainId = chainIdHex(network.id)
  const change = () => ask({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await change()
  } catch (thrown) {
    const isUnknown = thrown instanceof FoyerError && UNKNOWN_CHAIN.includes(thrown.details.rpcCode)
    if (!isUnknown) throw thrown
    await ask({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: network.name,
          nativeCurrency: network.currency,
          rpcUrls: [rpcUrl(network)],
          ...(network.explorerUrl === undefined
            ? {}
            : { blockExplorerUrls: [network.explorerUrl] }),
        },
      ],
    })
    await change()
  }
  const now = walletAnswers.chainId(await ask({ method: 'eth_chainId' }))
  if (now !== network.id) {
    throw new FoyerError(
      'chain.mismatch',
      `Failed to switch to ${network.id}: the wallet accepted but reports ${now}.`,
    )
  }
  return now
}
