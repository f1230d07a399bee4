import { testAccounts } from '../../../../../anvil/accounts.ts'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import type { WalletQuirks } from '../../world/misbehaviours.ts'
import { quirksOf } from '../../world/walletQuirks.ts'
import type { InstalledWallet, World } from '../../world/worldTypes.ts'

/** The wallets of the world, as one page sees them. */
export interface WalletStore {
  /** Returns the wallet; `undefined` if it is not, or no longer, installed. */
  find(key: string): InstalledWallet | undefined
  change(key: string, part: Partial<InstalledWallet>): void
  /** Returns how it departs from the standards now. */
  quirks(key: string): WalletQuirks
  /**
   * Returns the addresses that the page may see: none while the wallet is locked or has not granted
   * access.
   */
  accounts(key: string): readonly string[]
  granted(key: string): boolean
  grant(key: string): void
  revoke(key: string): void
  /** Returns the Solana addresses, for which access is granted separately. */
  solanaAccounts(key: string): readonly string[]
  grantSolana(key: string): void
  revokeSolana(key: string): void
}

/** Creates the view of one page. Grants are part of the world, per origin of the page. */
export function createWalletStore(world: World, origin: string): WalletStore {
  const find = (key: string) =>
    world.get().wallets.find((wallet) => wallet.key === key && wallet.installed)

  function change(key: string, part: Partial<InstalledWallet>): void {
    world.update((state) => ({
      ...state,
      wallets: state.wallets.map((wallet) =>
        wallet.key === key ? { ...wallet, ...part } : wallet,
      ),
    }))
  }

  const quirks = (key: string) => quirksOf(world.get(), key)

  const others = (key: string) =>
    (find(key)?.grantedOrigins ?? []).filter((granted) => granted !== origin)

  const solanaOthers = (key: string) =>
    (find(key)?.solanaOrigins ?? []).filter((granted) => granted !== origin)

  const granted = (key: string) => find(key)?.grantedOrigins.includes(origin) ?? false

  return {
    find,
    change,
    quirks,
    granted,
    accounts(key) {
      const wallet = find(key)
      if (wallet === undefined || wallet.locked || !granted(key)) return []
      const own = wallet.accountIndexes.flatMap((index) => testAccounts[index]?.address ?? [])
      return quirks(key).lowerCase ? own.map((address) => address.toLowerCase()) : own
    },
    grant: (key) => change(key, { grantedOrigins: [...others(key), origin] }),
    revoke: (key) => change(key, { grantedOrigins: others(key) }),
    solanaAccounts(key) {
      const wallet = find(key)
      if (wallet === undefined || wallet.locked) return []
      if (!(wallet.solanaOrigins ?? []).includes(origin)) return []
      return wallet.accountIndexes.flatMap((index) => solanaAccounts[index]?.address ?? [])
    },
    grantSolana: (key) => change(key, { solanaOrigins: [...solanaOthers(key), origin] }),
    revokeSolana: (key) => change(key, { solanaOrigins: solanaOthers(key) }),
  }
}
