import { referenceOf, type ChainId } from '../../../../port/chainIds.ts'
import { approvedNamespaces } from '../namespaces/approvedNamespaces.ts'
import { asChainId } from '../namespaces/asChainId.ts'
import { proposedNamespaces } from '../namespaces/proposedNamespaces.ts'
import type { WalletClient } from '../loadWalletClient.ts'

type Kit = WalletClient['kit']

/** What the owner of the wallet changes in one session; each resolves when the app has acknowledged it. */
export const sessionChanges = {
  /** Goes to an EVM chain (`chainChanged`), which the session gets first where it lacks it (`wc_sessionUpdate`). */
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

  /** Other test accounts, first one active: the session is updated, and each namespace gets its `accountsChanged`. */
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

  /** Another seven days from now (`wc_sessionExtend`). */
  async extend(kit: Kit, topic: string): Promise<void> {
    await (await kit.extendSession({ topic })).acknowledged()
  },

  /** `wc_sessionDelete`. */
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
