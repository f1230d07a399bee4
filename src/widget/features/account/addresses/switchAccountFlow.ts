import type { AccountType, Address } from '../../../../backends/port/connectors.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { switchAccount } from './switchAccount.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'

/** An account that the visitor may choose. */
export interface AccountChoice {
  readonly address: Address
  readonly type: AccountType
}

export type SwitchAccountState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'switching'
      readonly account: AccountChoice
      /** The number of requests for this switch. */
      readonly asks: number
      readonly reenter: true
    }

export type SwitchAccountEvent =
  | { readonly type: 'chosen'; readonly account: AccountChoice }
  | { readonly type: 'retry' | 'switched' }
  | { readonly type: 'failed'; readonly error: unknown }

/**
 * Switches to the tapped account (C-233). `onSwitched` is called when it is active, even if it already was; a failure
 * shows a toast. A retry requests the switch again, because a wallet or service may never answer (open point 263).
 */
export function createSwitchAccountFlow(
  core: Core,
  options: { onSwitched?: () => void } = {},
): Flow<SwitchAccountState, SwitchAccountEvent> {
  const { session, toasts } = core
  const texts = core.use(accountTexts)
  return createFlow<SwitchAccountState, SwitchAccountEvent>(core, {
    name: 'account.switch',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'retry') {
        return state.status === 'switching' ? { ...state, asks: state.asks + 1 } : state
      }
      if (event.type !== 'chosen') return { status: 'idle' }
      if (state.status === 'switching') return state
      return { status: 'switching', account: event.account, asks: 1, reenter: true }
    },
    effects: {
      async switching({ state: { account }, signal }) {
        try {
          if (session.address() !== account.address) await switchAccount(core, account, signal)
          return { type: 'switched' }
        } catch (error) {
          return { type: 'failed', error }
        }
      },
    },
    outcomes: {
      switched: () => options.onSwitched?.(),
      failed({ error }, { report }) {
        report(error)
        toasts.show('error', texts.failedToSwitch)
      },
    },
  })
}
