import { asChainId } from '../namespaces/asChainId.ts'
import type { WalletClient } from '../loadWalletClient.ts'
import type { PhoneSession } from '../phoneTypes.ts'

/** Returns the apps that a wallet is connected to, as the phone shows them. */
export function phoneSessions({ kit }: WalletClient): readonly PhoneSession[] {
  return Object.values(kit.getActiveSessions()).map(({ topic, peer, namespaces, expiry }) => {
    const all = Object.values(namespaces)
    return {
      topic,
      name: peer.metadata.name,
      url: peer.metadata.url,
      chainIds: all.flatMap(({ chains = [] }) => chains).map(asChainId),
      accounts: all.flatMap(({ accounts }) => accounts),
      expiresAt: expiry * 1_000,
    }
  })
}
