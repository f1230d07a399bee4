import type { ChainId } from '../../port/chainIds.ts'
import type { Connection, Connector } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { toWalletError } from '../connectors/toWalletError.ts'
import { asRecord } from '../../port/asRecord.ts'
import { untilAborted } from '../untilAborted.ts'
import type { LateRevokes } from '../connectors/lateRevokes.ts'
import type { StandardWallet } from './readStandardWallet.ts'
import { standardAccounts } from './standardAccounts.ts'
import { createStandardProvider } from './standardProvider.ts'
import { createStandardSession, type StandardSession } from './standardSession.ts'

/**
 * Connects a Solana wallet of this browser (wallet standard), on the preferred cluster if the wallet supports it.
 * `silent` shows no prompt and resolves with `undefined` when the wallet grants no account. Rejects with `wallet.*` and
 * `aborted`; an abort leaves the wallet's prompt open and drops its answer.
 */
export async function connectStandard(options: {
  connector: Connector
  wallet: StandardWallet
  silent: boolean
  /** The preferred cluster, as CAIP-2 id. */
  chainId: ChainId | undefined
  /** The connections of this page that are ending in their wallets. */
  revokes: LateRevokes
  onError: (error: Error) => void
  /** Receives the session, so that it can be ended when the wallet unregisters. */
  onSession: (session: StandardSession) => void
  signal?: AbortSignal | undefined
}): Promise<Connection | undefined> {
  const { connector, wallet, silent, onError, revokes } = options
  const what = `Connecting ${wallet.name}`
  const ask = (quietly: boolean) =>
    asked(async () => {
      const answer: unknown = await wallet.calls.connect?.(...(quietly ? [{ silent: true }] : []))
      return standardAccounts(asRecord(answer).accounts)
    }, what)
  if (!silent) await revokes.settled(connector.id, options.signal)
  const accounts = await untilAborted(ask(silent), options.signal, what)
  if (accounts.length === 0) {
    if (silent) return undefined
    throw toWalletError({ code: 4100, message: 'the wallet granted no account' }, what)
  }
  const session = createStandardSession({
    wallet,
    accounts,
    onError,
    // The visitor has just connected, so accounts that an earlier disconnect took along are
    // requested again.
    askAgain: () => (revokes.mayReport(connector.id) ? ask(false) : undefined),
  })
  options.onSession(session)
  const { chainId: wanted } = options
  let chainId = wallet.chainIds.find((each) => each === wanted) ?? firstOf(wallet.chainIds)

  return {
    connectorId: connector.id,
    type: connector.type,
    chain: 'solana',
    get accounts() {
      return session.accounts.map(({ address }) => address)
    },
    get chainId() {
      return chainId
    },
    approvedChainIds: wallet.chainIds,
    provider: createStandardProvider({ wallet, session, chainId: () => chainId }),
    subscribe: (events) => session.subscribe(events),
    switchNetwork(network) {
      // The page names the cluster in each request, so the wallet need not be asked.
      if (!wallet.chainIds.includes(network.id)) {
        return Promise.reject(
          new FoyerError('wallet.unknownChain', `${wallet.name} does not take ${network.id}.`),
        )
      }
      chainId = network.id
      return Promise.resolve()
    },
    disconnect() {
      session.end()
      // It is not awaited, because a wallet that never answers must not delay the disconnect.
      const left = asked(() => wallet.calls.disconnect?.(), `Leaving ${wallet.name}`)
      revokes.follow(connector.id, left)
      left.catch(onError)
      return Promise.resolve()
    },
  }
}

async function asked<T>(ask: () => T | Promise<T>, what: string): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    throw toWalletError(thrown, what)
  }
}

function firstOf(chainIds: readonly ChainId[]): ChainId {
  const [first] = chainIds
  if (first === undefined) throw new FoyerError('none.network', 'The wallet supports no network.')
  return first
}
