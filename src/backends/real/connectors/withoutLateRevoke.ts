import type { Eip1193Provider } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

/**
 * The provider without the `accountsChanged []` of an earlier connection's revoke. When it may be one, the wallet is
 * asked for its accounts instead: a permission that the old revoke took along is requested again, because the visitor
 * has just connected.
 */
export function withoutLateRevoke(
  provider: Eip1193Provider,
  options: { mayBeLate: () => boolean; onError: (error: Error) => void },
): Eip1193Provider {
  const wrapped = new Map<unknown, (argument: unknown) => void>()

  async function accountsNow(): Promise<unknown> {
    const silent: unknown = await provider.request({ method: 'eth_accounts' })
    if (!Array.isArray(silent) || silent.length > 0) return silent
    return provider.request({ method: 'eth_requestAccounts' })
  }

  function wrap(listener: (argument: unknown) => void) {
    return (accounts: unknown) => {
      const isEmpty = Array.isArray(accounts) && accounts.length === 0
      if (!isEmpty || !options.mayBeLate()) return listener(accounts)
      return void accountsNow().then(listener, (thrown: unknown) => {
        options.onError(toFoyerError(thrown, 'wallet.failed', 'Reading the accounts again'))
        listener([])
      })
    }
  }

  // Some wallets have no events; the session notices that by the missing function.
  if (typeof provider.on !== 'function') return provider

  return {
    request: (request) => provider.request(request),
    on(event, listener) {
      if (event !== 'accountsChanged') return provider.on(event, listener)
      // EIP-1193 determines an event's arguments by its name, which the listener type cannot express.
      const own = wrap(listener as (argument: unknown) => void)
      wrapped.set(listener, own)
      return provider.on(event, own)
    },
    removeListener(event, listener) {
      return provider.removeListener(event, wrapped.get(listener) ?? listener)
    },
  }
}
