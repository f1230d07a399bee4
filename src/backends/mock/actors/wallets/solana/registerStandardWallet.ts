/** The interface that an app gives to wallets that want to register. */
interface AppApi {
  register(...wallets: readonly unknown[]): () => void
}

/**
 * Registers a wallet with every app on the page, present and future (wallet standard). Returns a function that removes it from all of them.
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
