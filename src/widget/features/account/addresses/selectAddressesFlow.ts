import type { Address } from '../../../../backends/port/connectors.ts'
import { announceLogin } from '../../../core/login/announceLogin.ts'
import { createAddressChoiceGuard } from '../../../core/login/addressChoiceGuard.ts'
import type { Core } from '../../../core/core.ts'
import { endSession } from '../../../core/session/endSession.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import type { AccountChoice } from './switchAccountFlow.ts'
import { switchAccount } from './switchAccount.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'

export type SelectAddressesState =
  | { readonly status: 'choosing'; readonly selected: readonly Address[] }
  | { readonly status: 'approving'; readonly selected: readonly Address[] }
  | {
      readonly status: 'cancelling'
      readonly selected: readonly Address[]
      /** Whether the view was left, in which case no state follows here. */
      readonly left: boolean
    }
  | { readonly status: 'settled'; readonly selected: readonly Address[] }

export type SelectAddressesEvent =
  | { readonly type: 'toggled'; readonly address: Address }
  | { readonly type: 'toggledAll' }
  | { readonly type: 'approved' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'left' }
  | { readonly type: 'failed' }
  /** The accounts are chosen, or choosing failed. */
  | { readonly type: 'chosen' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'settled' }

/** The accounts that the connection offers, in its order; `eoa` if it gives no type. */
export function offeredAccounts({ session }: Pick<Core, 'session'>): readonly AccountChoice[] {
  const connection = session.connection()
  return (
    connection?.user?.accounts ??
    connection?.accounts.map((address) => ({ address, type: 'eoa' })) ??
    []
  )
}

/**
 * Lets the visitor choose accounts after a login (C-219 to C-222). Leaving in any other way than by Continue ends the
 * session.
 */
export function createSelectAddressesFlow(
  core: Core,
): Flow<SelectAddressesState, SelectAddressesEvent> {
  const { modal, router, session, toasts } = core
  const texts = core.use(accountTexts)
  const common = core.use(commonTexts)
  const offered = offeredAccounts(core)
  const all = offered.map(({ address }) => address)
  const { id } = router.current()
  const isLeft = () => !modal.getState().open || router.current().id !== id
  const isConnected = () => session.store.getState().status === 'connected'

  return createFlow<SelectAddressesState, SelectAddressesEvent>(core, {
    name: 'account.select',
    initial: { status: 'choosing', selected: all },
    transition(state, event) {
      const { selected } = state
      if (event.type === 'settled' || event.type === 'chosen') {
        return { status: 'settled', selected }
      }
      if (event.type === 'failed' || event.type === 'refused') {
        return { status: 'choosing', selected }
      }
      if (event.type === 'left') {
        const ignored = state.status === 'cancelling' || state.status === 'settled'
        return ignored ? state : { status: 'cancelling', selected, left: true }
      }
      if (state.status !== 'choosing') return state
      if (event.type === 'cancelled') return { status: 'cancelling', selected, left: false }
      if (event.type === 'approved') {
        return selected.length === 0 ? state : { status: 'approving', selected }
      }
      if (event.type === 'toggledAll') {
        return { status: 'choosing', selected: selected.length === all.length ? [] : all }
      }
      const chosen = (address: Address) =>
        selected.includes(address) !== (address === event.address)
      return { status: 'choosing', selected: all.filter(chosen) }
    },
    effects: {
      choosing({ send }) {
        core.use(createAddressChoiceGuard).takeOver(id)
        return watchLeaving(send)
      },
      approving: [
        async ({ state: { selected }, signal }) => {
          try {
            session.select(selected)
            const first = offered.find(({ address }) => address === selected[0])
            if (first) await switchAccount(core, first, signal)
            announceLogin(core)
            return { type: 'chosen' }
          } catch (error) {
            return { type: 'refused', error }
          }
        },
        ({ send }) => watchLeaving(send),
      ],
      async cancelling({ state, send }) {
        if (!isConnected()) {
          if (!state.left) router.reset('Connect')
          send({ type: 'settled' })
          return
        }
        // Continues after the view is left, because leaving means ending the session.
        if (!(await endSession(core, 'account.select', session.connection()?.chain))) {
          toasts.show('error', common.failedToDisconnect)
          send({ type: state.left ? 'settled' : 'failed' })
          return
        }
        send({ type: 'settled' })
        if (!state.left) core.close()
      },
    },
    outcomes: {
      chosen: () => core.afterConnect({ done: 'SelectAddresses' }),
      refused({ error }, { report }) {
        report(error)
        toasts.show('error', texts.failedToSwitch)
      },
    },
  })

  /** Detects that the view is left, or that the account is gone (C-222, C-236). */
  function watchLeaving(send: (event: SelectAddressesEvent) => void): () => void {
    const look = () => {
      if (isLeft()) send({ type: 'left' })
    }
    const stops = [
      modal.subscribe(look),
      router.store.subscribe(look),
      session.store.subscribe((now, before) => {
        if (now.status === 'connected' || before.status !== 'connected') return
        send({ type: 'settled' })
        core.close()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}
