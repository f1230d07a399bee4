import type { ChainId } from '../../port/chainIds.ts'
import type { Connection, Eip1193Provider } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { Library } from './library.ts'
import type { ApprovedOnSolana } from './readSolanaSession.ts'
import { untilSessionEnd } from './requests/untilSessionEnd.ts'

/**
 * The Solana part of a session as the host receives it: approved requests go to the phone. Rejects with
 * `wallet.disconnected` after the end, and with `wallet.unsupportedMethod`.
 */
export function createSolanaSessionProvider(options: {
  library: Library
  topic: string
  approved: () => ApprovedOnSolana
  chainId: () => ChainId
  subscribe: Connection['subscribe']
  /** Aborts when the session ends. */
  ended: AbortSignal
}): Eip1193Provider {
  const { library, topic, approved, chainId, subscribe, ended } = options
  const stops = new Map<unknown, () => void>()
  /** Adds the active account as the signer, if the request names none. */
  const withSigner = (facts: Readonly<Record<string, unknown>>) => ({
    pubkey: approved().addresses[0],
    ...facts,
  })

  return {
    async request({ method, params }) {
      if (ended.aborted) {
        throw new FoyerError(
          'wallet.disconnected',
          `Failed to call ${method}: this wallet is disconnected. Connect again.`,
        )
      }
      if (method === 'solana_getAccounts' || method === 'solana_requestAccounts') {
        return approved().addresses.map((pubkey) => ({ pubkey }))
      }
      if (!approved().methods.includes(method)) {
        throw new FoyerError('wallet.unsupportedMethod', `The wallet did not approve ${method}.`)
      }
      // The host may pass the parameters in a list, but the wallet expects one object (wire 2.4).
      const [first = {}]: readonly unknown[] = Array.isArray(params) ? params : [params]
      const request = { method, params: isRecord(first) ? withSigner(first) : first }
      return untilSessionEnd(
        library.request<unknown>({ topic, chainId: chainId(), request }),
        ended,
      )
    },
    on(event, listener) {
      // EIP-1193 determines an event's arguments by its name, which the listener type cannot express.
      const notify = listener as (argument: unknown) => void
      const stop = subscribe({
        accountsChanged: (accounts) => event === 'accountsChanged' && notify(accounts),
        chainChanged: () => undefined,
        disconnected: () =>
          event === 'disconnect' && notify({ code: 4900, message: 'Disconnected' }),
      })
      stops.set(listener, stop)
    },
    removeListener(_event, listener) {
      stops.get(listener)?.()
      stops.delete(listener)
    },
  }
}
