import type { Connector } from '../../../../backends/port/connectors.ts'
import { FoyerError, type FoyerErrorCode } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { activeFirst } from '../../../core/session/activeFirst.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { createExternalAttempts } from './externalAttempts.ts'
import { createRecentWallets } from '../list/recentWallets.ts'

export type ConnectExternalState =
  | {
      readonly status: 'connecting'
      /** The number of requests to the wallet. */
      readonly asks: number
      /** Whether the wallet answered that an earlier request is still open. */
      readonly isPending?: true
    }
  | { readonly status: 'failed'; readonly problem: ConnectProblem; readonly message: string }
  | { readonly status: 'connected'; readonly connector: Connector }

export type ConnectExternalEvent =
  | { readonly type: 'approved'; readonly connector: Connector }
  | { readonly type: 'failed'; readonly error: FoyerError }
  /** The wallet has an earlier request of this view open, which may still be approved. */
  | { readonly type: 'pending' }
  /** The visitor retries after an error, or while the wallet does not answer. */
  | { readonly type: 'retry' }

/**
 * Requests the accounts of a wallet in this browser (C-208). Leaving aborts the attempt; a later approval is dropped
 * and ended. A retry repeats the request, because the wallet may have lost it; the requests before may still be
 * approved (open point 263).
 */
export function createConnectExternalFlow(
  core: Core,
  { connectorId, wallet }: { connectorId: string; wallet?: Wallet },
): Flow<ConnectExternalState, ConnectExternalEvent> {
  const attempts = core.use(createExternalAttempts)

  async function connect(signal: AbortSignal) {
    const connector = core.connectors.find(connectorId)
    if (!connector) {
      throw new FoyerError('none.connector', `Connector "${connectorId}" is gone from this page.`)
    }
    const chainId = activeFirst(core.networks).find(({ chain }) => chain === connector.chain)?.id
    const end = attempts.begin(connectorId)
    signal.addEventListener('abort', end, { once: true })
    try {
      const connection = await core.backend.connectors.connect(connectorId, { chainId, signal })
      return { connector, connection }
    } finally {
      end()
    }
  }

  let askAgain = () => {}

  return createFlow<ConnectExternalState, ConnectExternalEvent>(core, {
    name: 'wallets.connectExternal',
    initial: { status: 'connecting', asks: 1 },
    transition,
    effects: {
      connecting({ send, signal, report }) {
        let open = 0
        const failed = (thrown: unknown) => {
          open -= 1
          const error = toFoyerError(thrown, 'wallet.failed', 'Connecting')
          send(
            error.code === 'wallet.pending' && open > 0
              ? { type: 'pending' }
              : { type: 'failed', error },
          )
        }
        askAgain = () => {
          open += 1
          unlessAborted(signal, connect(signal), {
            done({ connector, connection }) {
              try {
                core.session.adopt(connector, connection)
              } catch (thrown) {
                return failed(thrown)
              }
              send({ type: 'approved', connector })
            },
            late: ({ connection }) => attempts.drop(connection),
            failed,
          }).catch(report)
        }
        askAgain()
      },
      failed({ state }) {
        core.track('CONNECT_ERROR', { message: state.message })
      },
      connected({ state: { connector } }) {
        core.track('CONNECT_SUCCESS', {
          method: connector.type === 'EXTERNAL' ? 'external' : 'browser',
          name: connector.name,
        })
        core.use(createRecentWallets).remember(rememberedWallet(connector, wallet))
        core.afterConnect()
      },
    },
    outcomes: {
      retry(_, { from }) {
        if (from.status === 'connecting') askAgain()
      },
    },
  })
}

function transition(
  state: ConnectExternalState,
  event: ConnectExternalEvent,
): ConnectExternalState | undefined {
  switch (event.type) {
    case 'approved':
      return state.status === 'connecting'
        ? { status: 'connected', connector: event.connector }
        : undefined
    case 'failed': {
      if (state.status !== 'connecting') return undefined
      const { code, message, details } = event.error
      return {
        status: 'failed',
        problem: connectProblem(code),
        message: details.serverText || message || 'Unknown',
      }
    }
    case 'pending':
      return state.status === 'connecting' ? { ...state, isPending: true } : undefined
    case 'retry':
      if (state.status === 'failed') return { status: 'connecting', asks: 1 }
      return state.status === 'connecting' ? { ...state, asks: state.asks + 1 } : state
  }
}

/** The reasons for a failed connection that a visitor can fix. */
type ConnectProblem = 'declined' | 'pending' | 'locked' | 'missing' | 'failed'

const problems: Partial<Record<FoyerErrorCode, ConnectProblem>> = {
  'wallet.rejected': 'declined',
  'wallet.pending': 'pending',
  'wallet.unauthorized': 'locked',
  'none.account': 'locked',
  'none.connector': 'missing',
}

/** The problem for an error code of `Connectors.connect`. */
function connectProblem(code: FoyerErrorCode): ConnectProblem {
  return problems[code] ?? 'failed'
}

/**
 * The stored record of a connected wallet, by which a later visit recognises it among its connectors. It leaves the
 * wallet's own picture out, which may be large and is provided again by the wallet.
 */
function rememberedWallet(connector: Connector, wallet: Wallet | undefined): Wallet {
  const rdns = connector.info?.rdns ?? wallet?.rdns
  return {
    ...(wallet ?? { id: connector.explorerId ?? connector.id, name: connector.name }),
    ...(rdns === undefined ? {} : { rdns }),
  }
}
