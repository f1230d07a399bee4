import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { setAccountType } from '../../core/login/setAccountType.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'
import { createSmartAccountNetworks } from '../../core/login/smartAccountNetworks.ts'
import { otherType } from './smartAccountRules.ts'

export type AccountTypeState = { readonly status: 'idle' } | { readonly status: 'switching' }
export type AccountTypeEvent = { readonly type: 'switch' | 'settled' }

/** Switches between smart account and EOA (C-231 to C-233). */
export function createAccountTypeFlow(core: Core): Flow<AccountTypeState, AccountTypeEvent> {
  const { account, toasts } = core
  return createFlow<AccountTypeState, AccountTypeEvent>(core, {
    name: 'account.type',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'settled') return { status: 'idle' }
      return state.status === 'idle' ? { status: 'switching' } : state
    },
    effects: {
      idle: () => void core.use(createSmartAccountNetworks).load(),
      async switching({ send }) {
        // Continues after the view is left: half a switch would leave site and widget in different states.
        try {
          await setAccountType(core, otherType(account.getState().preferredAccountType))
        } catch (thrown) {
          noteFailure(core, 'account.type', thrown)
          // A login that has ended says so on Connect.
          if (core.session.connection()) {
            toasts.show('error', core.use(accountTexts).failedToSwitch)
          }
        }
        send({ type: 'settled' })
      },
    },
  })
}
