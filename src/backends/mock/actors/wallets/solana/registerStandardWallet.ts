/** What an app hands to wallets that want to be known to it. */
interface AppApi {
  register(...wallets: readonly unknown[]): () => void
}

/**
 * Makes a wallet known to every app in the page, those that are there and those that come later (wallet
 * standard). Returns how it is withdrawn from all of them.
 */
export function registerStandardWallet(
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
