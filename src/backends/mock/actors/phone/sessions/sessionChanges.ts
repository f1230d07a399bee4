import { referenceOf, type ChainId } from '../../../../port/chainIds.ts'
import { approvedNamespaces } from '../namespaces/approvedNamespaces.ts'
import { asChainId } from '../namespaces/asChainId.ts'
import { proposedNamespaces } from '../namespaces/proposedNamespaces.ts'
import type { WalletClient } from '../loadWalletClient.ts'

type Kit = WalletClient['kit']

/** Changes that the wallet's owner makes in one session; each resolves when the app has acknowledged it. */
export const sessionChanges = {
  /** Switches to an EVM chain (`chainChanged`). If the session lacks the chain, it is added first (`wc_sessionUpdate`). */
  async moveTo(kit: Kit, topic: string, chainId: ChainId): Promise<void> {
    const namespaces = kit.getActiveSessions()[topic]?.namespaces
    const evm = namespaces?.['eip155']
    if (evm === undefined) return
    const { chains = [], accounts } = evm
    if (!chains.includes(chainId)) {
      const addresses = [...new Set(accounts.map((each) => each.split(':')[2] ?? ''))]
      await update(kit, topic, {
        ...namespaces,
        eip155: {
          ...evm,
          chains: [...chains, chainId],
          accounts: [...accounts, ...addresses.map((address) => `${chainId}:${address}`)],
        },
      })
    }
    const event = { name: 'chainChanged', data: Number(referenceOf(chainId)) }
    await kit.emitSessionEvent({ topic, event, chainId })
  },

  /** Selects other test accounts, the first one active: updates the session and emits `accountsChanged` in each namespace. */
  async setAccounts(kit: Kit, topic: string, accountIndexes: readonly number[]): Promise<void> {
    const before = kit.getActiveSessions()[topic]?.namespaces ?? {}
    const chainIds = Object.values(before).flatMap(({ chains = [] }) => chains.map(asChainId))
    const namespaces = approvedNamespaces(accountIndexes, chainIds, proposedNamespaces(before))
    await update(kit, topic, namespaces)
    for (const { accounts } of Object.values(namespaces)) {
      const chainId = accounts[0]?.split(':').slice(0, 2).join(':') ?? ''
      const data = accounts.flatMap((each) =>
        each.startsWith(`${chainId}:`) ? [each.slice(chainId.length + 1)] : [],
      )
      await kit.emitSessionEvent({ topic, event: { name: 'accountsChanged', data }, chainId })
    }
  },

  /** Extends the session by seven days from now (`wc_sessionExtend`). */
  async extend(kit: Kit, topic: string): Promise<void> {
    await (await kit.extendSession({ topic })).acknowledged()
  },

  /** Ends the session (`wc_sessionDelete`). */
  async end(kit: Kit, topic: string): Promise<void> {
    await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  },
}

async function update(
  kit: Kit,
  topic: string,
  namespaces: Parameters<Kit['updateSession']>[0]['namespaces'],
): Promise<void> {
  await (await kit.updateSession({ topic, namespaces })).acknowledged()
}
