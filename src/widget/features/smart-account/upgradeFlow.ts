import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { setAccountType } from '../../core/login/setAccountType.ts'
import { smartAccountTexts } from '../../core/texts/account/smartAccountTexts.ts'

export type UpgradeState =
  | { readonly status: 'asking' }
  | { readonly status: 'upgrading' }
  | { readonly status: 'leaving' }
  | { readonly status: 'done' }
export type UpgradeEvent =
  | { readonly type: 'continue' | 'later' | 'upgraded' }
  | { readonly type: 'failed'; readonly error: unknown }

/** The upgrade of a login to its smart account (C-159, C-160). */
export function createUpgradeFlow(core: Core): Flow<UpgradeState, UpgradeEvent> {
  const { router, signIn, toasts } = core
  const texts = core.use(smartAccountTexts)
  const isLogin = () =>
    !router.store
      .getState()
      .history.some(
        ({ view }) =>
          core.views[view].needs?.includes('account') && view !== 'UpgradeToSmartAccount',
      )

  function goOn() {
    if (isLogin()) core.afterConnect({ done: 'UpgradeToSmartAccount' })
    else router.goBackTo('Account')
  }

  return createFlow<UpgradeState, UpgradeEvent>(core, {
    name: 'smartAccount.upgrade',
    initial: { status: 'asking' },
    transition(state, event) {
      switch (event.type) {
        case 'continue':
          return state.status === 'asking' ? { status: 'upgrading' } : state
        case 'later':
          return state.status === 'asking' ? { status: 'leaving' } : state
        case 'upgraded':
          return { status: 'done' }
        case 'failed':
          return { status: 'asking' }
      }
    },
    effects: {
      leaving() {
        const { status } = signIn.store.getState()
        // This button cannot skip the sign-in, which is not an upgrade.
        if (status === 'off' || status === 'signedIn') router.push('Account')
        else core.afterConnect({ done: 'UpgradeToSmartAccount' })
      },
      async upgrading({ signal }) {
        try {
          await setAccountType(core, 'smartAccount', signal)
          return { type: 'upgraded' }
        } catch (error) {
          return { type: 'failed', error }
        }
      },
    },
    outcomes: {
      upgraded: goOn,
      failed({ error }, { report }) {
        report(error)
        toasts.show('error', texts.upgradeFailed)
      },
    },
  })
}
