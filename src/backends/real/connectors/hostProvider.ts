import type { Eip1193Provider } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { signingRules } from '../signingRules.ts'
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
      if (session.ended) {
        throw new FoyerError(
          'wallet.disconnected',
          `Failed to call ${request.method}: this wallet is disconnected. Connect again.`,
        )
      }
      if (signingRules.isSigning(request.method)) {
        const wallet = walletAnswers.chainId(await provider.request({ method: 'eth_chainId' }))
        signingRules.assertChain(request, wallet, session.chainId)
      }
      return provider.request(request)
    },
    on: (event, listener) => provider.on(event, listener),
    removeListener: (event, listener) => provider.removeListener(event, listener),
  }
}
