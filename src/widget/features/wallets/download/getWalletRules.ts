import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/** The most wallets that GetWallet shows (C-107). */
const maxWallets = 4

/** The wallets to begin with: featured, custom, recommended, each once. */
export function walletsToGet(lists: {
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly recommended: readonly Wallet[]
}): readonly Wallet[] {
  const byId = new Map<string, Wallet>()
  for (const wallet of [...lists.featured, ...lists.custom, ...lists.recommended]) {
    if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  }
  return [...byId.values()].slice(0, maxWallets)
}
