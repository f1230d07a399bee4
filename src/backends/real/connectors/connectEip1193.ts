import type { Clock } from '../../port/clock.ts'
import type { Connection, Connector, Eip1193Provider } from '../../port/connectors.ts'
import type { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { untilAborted } from '../untilAborted.ts'
import { createHostProvider } from './hostProvider.ts'
import type { LateRevokes } from './lateRevokes.ts'
import { requireOpenSession } from './requireOpenSession.ts'
import { switchWalletNetwork, type SendWalletRequest } from './switchWalletNetwork.ts'
import { toWalletError } from './toWalletError.ts'
import { walletAnswers } from './walletAnswers.ts'
import { createWalletSession } from './walletSession.ts'
import { withoutLateRevoke } from './withoutLateRevoke.ts'

/**
 * Connects a browser wallet (EIP-1193) with `eth_requestAccounts`. `silent` uses `eth_accounts`, which shows no prompt,
 * and resolves with `undefined` when the wallet grants no account. Rejects with `wallet.*` and `aborted`; an abort
 * leaves the wallet's prompt open and drops its answer.
 */
export async function connectEip1193(options: {
  connector: Connector
  provider: Eip1193Provider
  silent: boolean
  clock: Clock
  /** The connections of this page that are ending in their wallets. */
  revokes: LateRevokes
  /** The RPC URL passed to a wallet with a network that is new to it. */
  rpcUrl: (network: Network) => string
  onError: (error: Error) => void
  signal?: AbortSignal | undefined
}): Promise<Connection | undefined> {
  const { connector, provider, onError, signal, clock, revokes } = options

  const asking =
    (abort: AbortSignal | undefined): SendWalletRequest =>
    async (request) => {
      const what = `${request.method} of ${connector.id}`
      try {
        return await untilAborted(Promise.resolve(provider.request(request)), abort, what)
      } catch (thrown) {
        throw toWalletError(thrown, what)
      }
    }

  const ask = asking(signal)
  if (!options.silent) await revokes.settled(connector.id, signal)
  const method = options.silent ? 'eth_accounts' : 'eth_requestAccounts'
  const accounts = walletAnswers.accounts(await ask({ method }))
  if (accounts.length === 0) {
    if (options.silent) return undefined
    throw toWalletError({ code: 4100, message: 'the wallet granted no account' }, method)
  }
  const chainId = walletAnswers.chainId(await ask({ method: 'eth_chainId' }))
  const session = createWalletSession({
    provider: withoutLateRevoke(provider, {
      mayBeLate: () => revokes.mayReport(connector.id),
      onError,
    }),
    accounts,
    chainId,
    onError,
  })

  return {
    connectorId: connector.id,
    type: connector.type,
    chain: 'eip155',
    get accounts() {
      return session.accounts
    },
    get chainId() {
      return session.chainId
    },
    approvedChainIds: undefined,
    provider: createHostProvider(provider, session, clock),
    async requestNow(request) {
      requireOpenSession(session, request)
      return provider.request(request)
    },
    hasOwnNode: true,
    subscribe: (events) => session.subscribe(events),
    async switchNetwork(network, abort) {
      const { rpcUrl } = options
      await switchWalletNetwork({ ask: asking(abort), session, network, rpcUrl, clock })
    },
    disconnect() {
      session.end()
      // Not awaited: a wallet that prompts its owner or never answers must not delay the disconnect.
      const revoke = asking(undefined)({
        method: 'wallet_revokePermissions',
        params: [{ eth_accounts: {} }],
      })
      revokes.follow(connector.id, revoke)
      revoke.catch((error: FoyerError) => {
        if (error.code !== 'wallet.unsupportedMethod') onError(error)
      })
      return Promise.resolve()
    },
  }
}
