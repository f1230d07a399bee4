import type { Eip1193Provider } from '../../port/connectors.ts'
import { signingRules } from '../signingRules.ts'
import { requireOpenSession } from './requireOpenSession.ts'
import { walletAnswers } from './walletAnswers.ts'
import type { WalletSession } from './walletSession.ts'

/**
 * The wallet as the host gets it: its own provider, with two checks. After the session ended every
 * request rejects with `wallet.disconnected`; a signing request rejects with `chain.mismatch` unless
 * the wallet says, now, that it is on the active chain. The wallet's own errors pass unchanged, with
 * their EIP-1193 `code`.
 */
export function createHostProvider(
  provider: Eip1193Provider,
  session: WalletSession,
): Eip1193Provider {
  return {
    async request(request) {
      requireOpenSession(session, request)
      if (signingRules.isSigning(request.method)) {
        const wallet = walletAnswers.chainId(await provider.request({ method: 'eth_chainId' }))
        // It may have ended while the wallet was asked.
        requireOpenSession(session, request)
        signingRules.assertChain(request, wallet, session.chainId)
      }
      return provider.request(request)
    },
    on: (event, listener) => provider.on(event, listener),
    removeListener: (event, listener) => provider.removeListener(event, listener),
  }
}
