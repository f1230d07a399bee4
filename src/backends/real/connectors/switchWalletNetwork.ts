import { chainIdHex } from '../../port/hex.ts'
import { namespaceOf, type ChainId } from '../../port/chainIds.ts'
import type { Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { walletAnswers } from './walletAnswers.ts'

/** One request to the wallet, rejecting with `wallet.*`. */
export type SendWalletRequest = (request: Eip1193Request) => Promise<unknown>

/** Codes by which wallets say that they do not know a chain (wire 5.5). */
const UNKNOWN_CHAIN: readonly unknown[] = [4902, 5000]

/**
 * Moves a wallet to a network (EIP-3326), adding it first where the wallet does not know it
 * (EIP-3085), and asks it afterwards where it is. Rejects with `wallet.*`, and with `chain.mismatch`
 * when the wallet said yes but stayed elsewhere. `rpcUrl` is asked only for a network that is added; what
 * it throws is passed on, and the wallet is asked nothing more.
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
