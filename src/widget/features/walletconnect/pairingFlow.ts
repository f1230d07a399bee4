import type { Connection, Connector } from '../../../backends/port/connectors.ts'
import type { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Pairing } from '../../../backends/port/walletConnect.ts'
import { needsNewPairing } from './pairingLifetime.ts'
import { createPairingAhead } from './public/pairingAhead.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../core/kernel/unlessAborted.ts'
import { walletConnectConnector } from '../../core/session/walletConnectConnector.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'

export type PairingState =
  | {
      readonly status: 'pairing'
      /** The cause of the attempt. */
      readonly cause: 'opened' | 'failed' | 'retry'
      /** The newest pairing; absent until the relay has accepted it. */
      readonly pairing?: Pairing
      /** The reason why the previous attempt failed (C-211). */
      readonly problem?: string
      /** Whether it failed before any wallet could answer, because the relay cannot be reached. */
      readonly isUnreachable?: boolean
      /**
       * Whether the only automatic retry of this opening was used; another one would repeat a request that was just
       * declined (open point 38).
       */
      readonly retried: boolean
      readonly reenter?: true
    }
  | { readonly status: 'failed'; readonly problem: string; readonly isUnreachable: boolean }
  | { readonly status: 'connected' }

export type PairingEvent =
  | { readonly type: 'paired'; readonly pairing: Pairing }
  | { readonly type: 'approved' }
  | { readonly type: 'failed'; readonly error: FoyerError }
  | { readonly type: 'retry' }
  /** The visitor requests another code; the previous one may still be approved. */
  | { readonly type: 'renew' }
  /** The visitor opened the wallet, which counts as a try of their own after the automatic retry. */
  | { readonly type: 'opened' }

/**
 * Waits for a wallet through the relay (C-211, C-212). Checks every 10 s whether the 4 minutes of a pairing are over,
 * and then creates another one; the previous one may still succeed until it expires. The first approved pairing wins,
 * and the others are cancelled. The first failure is retried at once with the toast 'Declined', later ones and an
 * unreachable relay only by 'Try again'. Leaving ends every attempt.
 */
export function createPairingFlow(
  core: Core,
  options: { wallet: Wallet | undefined; onConnected: () => void },
): Flow<PairingState, PairingEvent> {
  const { clock } = core.backend

  const ahead = core.use(createPairingAhead)

  function end(connection: Connection) {
    connection
      .disconnect()
      .catch((thrown: unknown) => noteFailure(core, 'walletConnect.lateApproval', thrown))
  }

  let pairAgain = () => {}

  return createFlow<PairingState, PairingEvent>(core, {
    name: 'walletConnect.pairing',
    initial: { status: 'pairing', cause: 'opened', retried: false },
    transition,
    effects: {
      pairing({ state, send, signal, report }) {
        if (state.cause === 'failed') {
          core.track('CONNECT_ERROR', { message: state.problem ?? 'Unknown' })
          core.toasts.show('error', core.use(connectingTexts).declined)
        }
        let count = 0
        /** The newest attempt's pairing; absent until the relay has accepted it. */
        let newest: Pairing | undefined

        const attempt = () => {
          const nth = (count += 1)
          newest = undefined
          const paired = (pairing: Pairing) => {
            newest = pairing
            send({ type: 'paired', pairing })
          }
          const failed = (thrown: unknown) => {
            const error = toFoyerError(thrown, 'wallet.failed', 'Pairing')
            if (error.code !== 'walletConnect.expired') send({ type: 'failed', error })
            else if (nth === count) attempt()
          }
          unlessAborted(signal, ahead.pair(signal, paired), {
            done(connection) {
              try {
                core.session.adopt(connectorOf(options.wallet), connection)
              } catch (thrown) {
                return failed(thrown)
              }
              send({ type: 'approved' })
            },
            // Another attempt won, or the visitor left, just when this one was approved.
            late: end,
            failed,
          }).catch(report)
        }
        pairAgain = attempt
        attempt()
        return clock.every('walletConnect.check', checkEvery, () => {
          if (newest && needsNewPairing(newest.expiresAt, clock.now())) attempt()
        })
      },
      failed({ state }) {
        core.track('CONNECT_ERROR', { message: state.problem })
        // So that 'Try again' opens the wallet inside its tap.
        ahead.prepare()
      },
      connected() {
        options.onConnected()
      },
    },
    outcomes: { renew: () => pairAgain() },
  })
}

function transition(state: PairingState, event: PairingEvent): PairingState | undefined {
  if (event.type === 'retry') {
    return state.status === 'failed' ? { status: 'pairing', cause: 'retry', retried: true } : state
  }
  if (state.status !== 'pairing') return undefined
  const { retried, isUnreachable = false } = state
  const flag = state.problem === undefined ? {} : { problem: state.problem, isUnreachable }
  switch (event.type) {
    case 'paired':
      return { status: 'pairing', cause: state.cause, retried, ...flag, pairing: event.pairing }
    case 'approved':
      return { status: 'connected' }
    case 'renew':
      return { status: 'pairing', cause: state.cause, retried, ...flag }
    case 'opened': {
      const { cause, pairing } = state
      return { status: 'pairing', cause, retried, ...(pairing && { pairing }) }
    }
    case 'failed': {
      const { code, message, details } = event.error
      const failure = {
        problem: details.serverText || message || 'Unknown',
        isUnreachable: code === 'network.failed',
      }
      return retried || failure.isUnreachable
        ? { status: 'failed', ...failure }
        : { status: 'pairing', cause: 'failed', retried: true, ...failure, reenter: true }
    }
  }
}

/** Names the session after the chosen wallet; one that scanned a code has no name. */
function connectorOf(wallet: Wallet | undefined): Connector {
  return wallet ? { ...walletConnectConnector, name: wallet.name } : walletConnectConnector
}

/** The interval between two checks of a pairing for its expiry, in ms (C-212, C-359). */
const checkEvery = 10_000
