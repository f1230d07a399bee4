import type { ChainId } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { Address, Eip1193Provider } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { chainIdHex } from '../../port/hex.ts'
import type { TimerLabel } from '../../port/timerLabels.ts'
import { evmChain } from '../guards/evmChain.ts'
import { signingRules } from '../signingRules.ts'
import { createHostEvents } from './hostEvents.ts'
import { requireOpenSession } from './requireOpenSession.ts'
import { walletAnswers } from './walletAnswers.ts'
import type { WalletSession } from './walletSession.ts'

/** How long a signature waits for the wallet's accounts, in ms. Some wallets never answer this request. */
const ACCOUNTS_MS = 1_000
/** How long a signature waits for the wallet's chain, in ms. Without it, the signature could be for another chain. */
const CHAIN_MS = 5_000

/**
 * The wallet's provider as the host receives it, with two checks. After the session ended, every
 * request rejects with `wallet.disconnected`. A signing request rejects with `chain.mismatch`
 * unless the wallet reports the active chain at that moment (`wallet.failed` without an answer),
 * and with `wallet.unauthorized` if the wallet no longer reports its account. The session then
 * follows the wallet, because some wallets change without an event (open point 290). Chains are hex
 * and addresses EIP-55, whatever the wallet writes. The wallet's own errors pass unchanged, with
 * their EIP-1193 `code`.
 */
export function createHostProvider(
  provider: Eip1193Provider,
  session: WalletSession,
  clock: Clock,
): Eip1193Provider {
  /** Returns the wallet's answer, or `undefined` after `ms`. */
  async function askWithin(
    method: 'eth_accounts' | 'eth_chainId',
    label: TimerLabel,
    ms: number,
  ): Promise<unknown> {
    const over = new AbortController()
    try {
      return await Promise.race([provider.request({ method }), clock.sleep(label, ms, over.signal)])
    } finally {
      over.abort()
    }
  }

  /** Reads the wallet's chain now. An answer that an event overtook is old. */
  async function readChain(): Promise<ChainId> {
    const before = session.chainId
    const answer = await askWithin('eth_chainId', 'connectors.chain', CHAIN_MS)
    if (answer === undefined) {
      throw new FoyerError(
        'wallet.failed',
        'The wallet did not report its network, so nothing was sent to it to sign. Try again.',
      )
    }
    const chainId = walletAnswers.chainId(answer)
    if (session.chainId === before) session.moveTo(chainId)
    return chainId
  }

  function takeAccounts(answer: unknown, before: readonly Address[]): unknown {
    const accounts = readAccounts(answer)
    // A locked wallet lists none, and asks its owner when it gets a request.
    if (accounts?.length && session.accounts === before) session.takeAccounts(accounts)
    return accounts ?? answer
  }

  async function lookAtAccounts(): Promise<void> {
    const before = session.accounts
    try {
      takeAccounts(await askWithin('eth_accounts', 'connectors.accounts', ACCOUNTS_MS), before)
    } catch {
      // Without an answer, the accounts of the last event count.
    }
  }

  return {
    async request(request) {
      requireOpenSession(session, request)
      const { method } = request
      const { accounts, chainId } = session
      if (signingRules.isSigning(method)) {
        const [wallet] = await Promise.all([readChain(), lookAtAccounts()])
        // The session may have ended during the checks.
        requireOpenSession(session, request)
        signingRules.assertChain(request, wallet, chainId)
        signingRules.assertChain(request, session.chainId, chainId)
        signingRules.assertAccount(request, accounts, session.accounts)
      }
      const answer = await provider.request(request)
      if (session.ended) return answer
      if (method === 'eth_chainId') {
        const read = evmChain(answer)
        if (read === undefined) return answer
        if (session.chainId === chainId) session.moveTo(read)
        return chainIdHex(read)
      }
      const isAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
      return isAccounts ? takeAccounts(answer, accounts) : answer
    },
    ...createHostEvents(provider, session),
  }
}

function readAccounts(answer: unknown): readonly Address[] | undefined {
  try {
    return walletAnswers.accounts(answer)
  } catch {
    // The wallet's answer is not a list of addresses, so the host gets it unchanged.
    return undefined
  }
}
