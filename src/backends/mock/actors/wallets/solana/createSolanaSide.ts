import type { LocalChains } from '../../../chains/localChains.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import type { WalletWindow } from '../announceWallets.ts'
import type { WalletBook } from '../walletBook.ts'
import type { AskOwner } from '../walletMethods.ts'
import { createSolanaMethods } from './solanaMethods.ts'
import { createStandardWallet, type StandardWalletEnds } from './createStandardWallet.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'

/** What the page's wallets are on Solana. */
export interface SolanaSide {
  /** Registers the wallet, if it is one for Solana. */
  appear(wallet: InstalledWallet): void
  /** Tells apps which accounts there are now. */
  tell(key: string): void
  withdraw(key: string): void
}

/** Wallets of the wallet standard beside the EVM ones, behind the same owner. */
export function createSolanaSide(options: {
  book: WalletBook
  chains: LocalChains
  target: WalletWindow
  connecting: (key: string) => () => boolean
  answer: (
    key: string,
    method: string,
    params: readonly unknown[],
    act: (ask: AskOwner) => Promise<unknown>,
  ) => Promise<unknown>
}): SolanaSide {
  const { book } = options
  const present = new Map<string, { ends: StandardWalletEnds; withdraw: () => void }>()

  function withdraw(key: string): void {
    present.get(key)?.withdraw()
    present.delete(key)
  }
  const tell = (key: string) => present.get(key)?.ends.tellAccounts()

  return {
    appear(wallet) {
      const { key } = wallet
      withdraw(key)
      if (wallet.solanaOrigins === undefined) return
      const ends = createStandardWallet({
        installed: wallet,
        addresses: () => book.solanaAccounts(key),
        methods: createSolanaMethods({
          key,
          book,
          chains: options.chains,
          changed: () => tell(key),
          connecting: options.connecting(key),
        }),
        answer: (method, params, act) => options.answer(key, method, params, act),
      })
      present.set(key, { ends, withdraw: registerStandardWallet(options.target, ends.wallet) })
    },
    tell,
    withdraw,
  }
}
