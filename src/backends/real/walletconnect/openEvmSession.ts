import type { Connection } from '../../port/connectors.ts'
import type { Clock } from '../../port/clock.ts'
import type { Network } from '../../port/network.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import { createHostProvider } from '../connectors/hostProvider.ts'
import { switchWalletNetwork, type SendWalletRequest } from '../connectors/switchWalletNetwork.ts'
import { toWalletError } from '../connectors/toWalletError.ts'
import { walletAnswers } from '../connectors/walletAnswers.ts'
import { createWalletSession } from '../connectors/walletSession.ts'
import { untilAborted } from '../untilAborted.ts'
import type { Library } from './library.ts'
import type { SessionPart } from './sessionPart.ts'
import { readSession } from './readSession.ts'
import { createSessionProvider } from './sessionProvider.ts'

/** The id of the connector, which later visits store (wire 5.5). */
const connectorId = 'walletConnect'

/**
 * Opens the EVM part of an approved session as a connection that follows the wallet and is guarded like a browser
 * wallet. Rejects with `wallet.malformed`.
 */
export async function openEvmSession(options: {
  library: Library
  session: unknown
  networks: readonly Network[]
  rpc: RpcClient
  walletRpcUrl: (network: Network) => string
  clock: Clock
  onError: (error: Error) => void
  /** Called when the session has ended, from either side. */
  onEnd: () => void
  /** Notifies the wallet that this page ended the session; not awaited. */
  notifyWallet: () => void
  companions: () => readonly Connection[]
}): Promise<SessionPart> {
  const { library, networks, rpc, onError, onEnd } = options
  const approved = readSession(options.session)
  const provider = createSessionProvider({ library, approved, networks, rpc })
  const accounts = walletAnswers.accounts(await provider.request({ method: 'eth_accounts' }))
  const chainId = walletAnswers.chainId(await provider.request({ method: 'eth_chainId' }))
  const session = createWalletSession({ provider, accounts, chainId, onError })
  session.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected() {
      provider.close()
      onEnd()
    },
  })

  const connection: Connection = {
    connectorId,
    type: 'WALLET_CONNECT',
    chain: 'eip155',
    get accounts() {
      return session.accounts
    },
    get chainId() {
      return session.chainId
    },
    get approvedChainIds() {
      return provider.approved.chainIds
    },
    get companions() {
      return options.companions()
    },
    provider: createHostProvider(provider, session, options.clock),
    subscribe: (events) => session.subscribe(events),
    async switchNetwork(network, signal) {
      const ask: SendWalletRequest = async (request) => {
        const what = `${request.method} over WalletConnect`
        try {
          return await untilAborted(provider.request(request), signal, what)
        } catch (thrown) {
          throw toWalletError(thrown, what)
        }
      }
      const { clock, walletRpcUrl: rpcUrl } = options
      await switchWalletNetwork({ ask, session, network, rpcUrl, clock })
    },
    disconnect() {
      options.notifyWallet()
      session.end()
      provider.close()
      onEnd()
      return Promise.resolve()
    },
  }
  return { connection, endAndNotify: provider.over }
}
