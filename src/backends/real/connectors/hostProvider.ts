import type { Eip1193Provider } from '../../port/connectors.ts'
import { signingRules } from '../signingRules.ts'
import { requireOpenSession } from './requireOpenSession.ts'
import { walletAnswers } from './walletAnswers.ts'
import type { WalletSession } from './walletSession.ts'

/**
 * The wallet's provider as the host receives it, with two checks. After the session ended, every request rejects with
 * `wallet.disconnected`. A signing request rejects with `chain.mismatch` unless the wallet reports the active chain at
 * that moment. The wallet's own errors pass unchanged, with their EIP-1193 `code`.
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
        // The session may have ended during the chain check.
        requireOpenSession(session, request)
        signingRules.assertChain(request, wallet, session.chainId)
      }
      return provider.request(request)
    },
    on: (event, listener) => provider.on(event, listener),
    removeListener: (event, listener) => provider.removeListener(event, listener),
  }
}
