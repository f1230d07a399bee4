import type { Eip1193Provider } from '../../port/connectors.ts'
import { chainIdHex } from '../../port/hex.ts'
import type { WalletSession } from './walletSession.ts'

type Listener = Parameters<Eip1193Provider['on']>[1]

/**
 * The events of a provider for the host. Changes of accounts and chain come from the session, which also notices those
 * that the wallet does not report; the other events come from the wallet.
 */
export function createHostEvents(
  provider: Eip1193Provider,
  session: WalletSession,
): Pick<Eip1193Provider, 'on' | 'removeListener'> {
  const stops = new Map<string, Map<Listener, () => void>>()

  function follow(event: string, listener: Listener): () => void {
    const notify = (argument: unknown) => Reflect.apply(listener, undefined, [argument])
    const isAccounts = event === 'accountsChanged'
    return session.subscribe({
      accountsChanged: (accounts) => isAccounts && notify(accounts),
      chainChanged: (chainId) => !isAccounts && notify(chainIdHex(chainId)),
      disconnected: () => isAccounts && notify([]),
    })
  }

  return {
    on(event, listener) {
      if (event !== 'accountsChanged' && event !== 'chainChanged')
        return provider.on(event, listener)
      const own = stops.get(event) ?? new Map<Listener, () => void>()
      stops.set(event, own)
      own.get(listener)?.()
      own.set(listener, follow(event, listener))
      return undefined
    },
    removeListener(event, listener) {
      const stop = stops.get(event)?.get(listener)
      if (stop === undefined) return provider.removeListener(event, listener)
      stop()
      stops.get(event)?.delete(listener)
      return undefined
    },
  }
}
