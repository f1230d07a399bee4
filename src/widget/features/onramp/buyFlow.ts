import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { errorText } from '../../core/texts/errorTexts.ts'
import { leaveWithoutLink } from './leaveWithoutLink.ts'
import { endsWaiting } from './onrampActivityRules.ts'
import { createOnrampOrder } from './onrampOrder.ts'
import { cardProvider } from './onrampRules.ts'
import { openProvider } from './openProvider.ts'

export type BuyState =
  /** The provider's window is open since `since` (ms since epoch). */
  | { readonly status: 'waiting'; readonly since: number; readonly reenter?: true }
  /** */
  | { readonly status: 'failed' }
  /** */
  | { readonly status: 'bought' }
  /** There was nothing to wait for. */
  | { readonly status: 'left' }

export type BuyEvent =
  | { readonly type: 'bought' }
  | { readonly type: 'timeUp' }
  /** The window was opened again. */
  | { readonly type: 'reopened' }
  | { readonly type: 'left' }

/** How often the purchases are looked at, and how long, in ms. */
const pollEvery = 4_000
const giveUpAfter = 180_000

/** Waits beside the provider's window for the purchase to appear (A-111 to A-114, open points 152, 153). */
export function createBuyFlow(core: Core): Flow<BuyState, BuyEvent> & {
  /** Opens the window again, inside the click, and waits anew. */
  tryAgain(): void
} {
  const { backend, router, toasts } = core
  const { clock, history } = backend
  const { begun } = core.use(createOnrampOrder).store.getState()

  const flow = createFlow<BuyState, BuyEvent>(core, {
    name: 'onramp.buy',
    initial: { status: 'waiting', since: begun?.at ?? clock.now() },
    transition(_, event) {
      switch (event.type) {
        case 'bought':
          return { status: 'bought' }
        case 'left':
          return { status: 'left' }
        case 'timeUp':
          return { status: 'failed' }
        case 'reopened':
          return { status: 'waiting', since: clock.now(), reenter: true }
      }
    },
    effects: {
      waiting({ state, send, signal }) {
        if (begun === undefined) {
          send({ type: 'left' })
          leaveWithoutLink(core)
          return undefined
        }
        // Only the card provider's purchases can be followed.
        if (begun.provider.name !== cardProvider.name || history === undefined) return undefined
        const { account } = begun
        const purchases = history
        let look: Promise<void> | undefined

        async function ask(): Promise<void> {
          try {
            const { transactions } = await purchases.transactions(
              { account, onramp: 'coinbase' },
              signal,
            )
            if (transactions.some((each) => endsWaiting(each, state.since))) {
              send({ type: 'bought' })
            }
          } catch (thrown) {
            if (!signal.aborted) noteFailure(core, 'onramp.poll', thrown)
          } finally {
            look = undefined
          }
        }
        const lookOnce = () => (look ??= ask())
        const left = Math.max(0, state.since + giveUpAfter - clock.now())
        const stopPoll = clock.every('onramp.poll', pollEvery, () => void lookOnce())
        const stopLimit = clock.setTimer('onramp.giveUp', left, () => {
          // What arrived in the last seconds still counts; a service that hangs does not hold this up for long.
          const patience = clock.sleep('onramp.lastLook', pollEvery, signal)
          Promise.race([lookOnce(), patience]).then(
            () => send({ type: 'timeUp' }),
            (thrown: unknown) => noteFailure(core, 'onramp.lastLook', thrown),
          )
          patience.catch((thrown: unknown) => noteFailure(core, 'onramp.lastLook', thrown))
        })
        return () => {
          stopPoll()
          stopLimit()
        }
      },
      bought: () => router.replace('OnRampActivity'),
    },
  })

  return {
    ...flow,
    tryAgain() {
      if (begun === undefined) return
      try {
        // The link pays out to the account that began.
        if (core.session.address() !== begun.account) return leaveWithoutLink(core)
        openProvider(core, begun.url)
      } catch (thrown) {
        const error = toFoyerError(thrown, 'popup.blocked')
        if (error.code === 'link.refused') leaveWithoutLink(core, 'linkRefused')
        else toasts.show('error', errorText(core, error))
        return
      }
      flow.send({ type: 'reopened' })
    },
  }
}
