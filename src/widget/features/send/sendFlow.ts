import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { amountOfUnits } from '../../core/money.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createSendState } from '../../core/sendState.ts'
import { createSendTexts } from '../../core/texts/sendTexts.ts'
import { askToSend } from './askToSend.ts'
import { checkTransfer, type SendProblem } from './checkTransfer.ts'
import { recentRecipients } from './recentRecipients.ts'
import type { Transfer } from './transferOf.ts'
import { watchTransfer } from './watchTransfer.ts'

/** A transfer with what it is called in the analytics: the coin's symbol or the token's address. */
export interface Sending {
  readonly transfer: Transfer
  readonly token: string
}

export type SendFlowState =
  | { readonly status: 'ready'; readonly problem?: SendProblem }
  | ({ readonly status: 'checking' } & Sending)
  | ({ readonly status: 'asking' } & Sending)

export type SendFlowEvent =
  | ({ readonly type: 'send' } & Sending)
  | { readonly type: 'stopped'; readonly problem: SendProblem }
  | { readonly type: 'checked' | 'sent' | 'failed' | 'left' }

/**
 * Sends what the preview shows (A-158 sendToken, open point 142, wire 1.11): checks it a last time, has
 * it approved, says that it started, and follows it. One per widget, by `core.use(createSendFlow)`, and
 * always running: the approval may cover the preview.
 */
export function createSendFlow(core: Core): Flow<SendFlowState, SendFlowEvent> {
  const { account, backend, router, toasts, track } = core
  const texts = core.use(createSendTexts)

  const factsOf = ({ transfer, token }: Sending) => ({
    isSmartAccount: account.getState().type === 'smartAccount',
    network: transfer.chainId,
    token,
    // Analytics count in floats; nothing that is sent comes from here.
    amount: Number(amountOfUnits(transfer.units, transfer.decimals).toFixed()),
  })

  function fail(sending: Sending, thrown: unknown, send: (event: SendFlowEvent) => void) {
    noteFailure(core, 'send', thrown)
    track('SEND_ERROR', factsOf(sending))
    send({ type: 'failed' })
    toasts.show('error', texts.failed)
  }

  const flow = createFlow<SendFlowState, SendFlowEvent>(
    {
      name: 'send',
      initial: { status: 'ready' },
      transition,
      effects: {
        async checking({ state, send, signal }) {
          track('SEND_INITIATED', factsOf(state))
          try {
            const problem = await checkTransfer(core, state.transfer, signal)
            send(problem ? { type: 'stopped', problem } : { type: 'checked' })
          } catch (thrown) {
            if (!signal.aborted) fail(state, thrown, send)
          }
        },
        async asking({ state, send, signal }) {
          const { transfer } = state
          const { id } = router.current()
          let hash: string
          try {
            hash = await askToSend(core, transfer)
          } catch (thrown) {
            if (!signal.aborted) fail(state, thrown, send)
            return
          }
          track('SEND_SUCCESS', factsOf(state))
          recentRecipients.add(
            backend.storage,
            { chain: namespaceOf(transfer.chainId), account: transfer.from },
            transfer.recipient,
          )
          send({ type: 'sent' })
          core.use(createSendState).reset()
          // Whoever went elsewhere meanwhile stays there.
          if (router.current().id === id) router.reset('Account')
          toasts.show('success', texts.started)
          void watchTransfer(core, transfer, hash)
        },
      },
    },
    { inspect: core.inspect, onError: (error) => noteFailure(core, 'send', error) },
  )
  flow.start()
  return flow
}

function transition(state: SendFlowState, event: SendFlowEvent): SendFlowState | undefined {
  switch (event.type) {
    case 'send': {
      if (state.status !== 'ready') return state
      const { type: _, ...sending } = event
      return { status: 'checking', ...sending }
    }
    case 'stopped':
      return state.status === 'checking' ? { status: 'ready', problem: event.problem } : undefined
    case 'checked':
      return state.status === 'checking' ? { ...state, status: 'asking' } : undefined
    case 'sent':
    case 'failed':
      return state.status === 'ready' ? undefined : { status: 'ready' }
    case 'left':
      return state.status === 'asking' ? state : { status: 'ready' }
  }
}
