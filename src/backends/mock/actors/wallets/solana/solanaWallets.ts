import type { LocalChains } from '../../../chains/localChains.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import type { WalletWindow } from '../announcer.ts'
import type { WalletStore } from '../walletStore.ts'
import { createSolanaMethods } from './solanaMethods.ts'
import { createStandardWallet, type StandardWalletEnds } from './standardWallet.ts'

/** The Solana side of the page's wallets. */
export interface SolanaWallets {
  /** Registers the wallet if it supports Solana. */
  appear(wallet: InstalledWallet): void
  /** Notifies apps of the current accounts. */
  notify(key: string): void
  withdraw(key: string): void
}

/** Adds wallets of the wallet standard beside the EVM ones, with the same owner. */
export function createSolanaWallets(options: {
  store: WalletStore
  chains: LocalChains
  target: WalletWindow
  /** Origin of the page that sends the requests. */
  origin: string
  connecting: (key: string) => () => boolean
  answer: (
    key: string,
    method: string,
    params: readonly unknown[],
    run: () => unknown,
  ) => Promise<unknown>
}): SolanaWallets {
  const { store } = options
  const present = new Map<string, { ends: StandardWalletEnds; withdraw: () => void }>()

  function withdraw(key: string): void {
    present.get(key)?.withdraw()
    present.delete(key)
  }
  function notify(key: string): void {
    if (store.quirks(key).silentEvents?.includes('accountsChanged')) return
    present.get(key)?.ends.notifyAccounts()
  }

  return {
    appear(wallet) {
      const { key } = wallet
      withdraw(key)
      if (wallet.solanaOrigins === undefined) return
      const ends = createStandardWallet({
        installed: wallet,
        addresses: () => store.solanaAccounts(key),
        methods: createSolanaMethods({
          key,
          store,
          chains: options.chains,
          changed: () => notify(key),
          host: new URL(options.origin).host,
          connecting: options.connecting(key),
        }),
        answer: (method, params, run) => options.answer(key, method, params, run),
      })
      present.set(key, { ends, withdraw: registerStandardWallet(options.target, ends.wallet) })
    },
    notify,
    withdraw,
  }
}

/** The interface that an app gives to wallets that want to register. */
interface AppApi {
  register(...wallets: readonly unknown[]): () => void
}

/**
 * Registers a wallet with every app on the page, present and future (wallet standard). Returns a function that removes it from all of them.
 */
function registerStandardWallet(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>,
  wallet: object,
): () => void {
  const withdrawals: (() => void)[] = []
  const meet = (api: AppApi) => void withdrawals.push(api.register(wallet))
  const ready = (event: Event) => {
    if ('detail' in event && isApi(event.detail)) meet(event.detail)
  }
  target.addEventListener('wallet-standard:app-ready', ready)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: meet }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', ready)
    for (const withdraw of withdrawals) withdraw()
  }
}

function isApi(value: unknown): value is AppApi {
  return typeof value === 'object' && value !== null && 'register' in value
}
