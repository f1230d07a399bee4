import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { leaveWithoutLink } from './leaveWithoutLink.ts'
import { completesPurchase } from '../activity/onrampActivityRules.ts'
import { announcePurchase } from '../activity/announcePurchase.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { cardProvider } from '../onrampRules.ts'
import { openProvider } from './openProvider.ts'

export type BuyState =
  /** The provider's window was opened or shown at `since` (ms since epoch); `lost` once it reads as closed. */
  | {
      readonly status: 'waiting'
      readonly since: number
      readonly lost?: true
      readonly warned?: true
    }
  /** The purchase did not appear within the limit; `blocked` if the browser blocked the new window. */
  | { readonly status: 'failed'; readonly blocked?: true; readonly warned?: true }
  /** The window is being shown again or reopened, inside the click. */
  | { readonly status: 'reopening' }
  /** The purchase was found. */
  | { readonly status: 'bought' }
  /** There was no purchase to wait for. */
  | { readonly status: 'left' }

type WaitingState = Extract<BuyState, { status: 'waiting' }>

export type BuyEvent =
  /** The provider's window was closed, or cut off by the provider's page. */
  | { readonly type: 'windowLost' }
  /** The purchase was found, with its status from the service. */
  | { readonly type: 'bought'; readonly purchase: string }
  | { readonly type: 'timeUp' }
  | { readonly type: 'tryAgain' }
  | { readonly type: 'reopened' }
  | { readonly type: 'blocked' }
  | { readonly type: 'left'; readonly because?: 'linkRefused' }

/** The interval between two polls of the purchases, and the time after which polling ends, in ms. */
const refreshEvery = 4_000
const giveUpAfter = 180_000

/** The interval between two checks of the window, in ms. */
const lookEvery = 1_000

/** Waits beside the provider's window until the purchase appears. */
export function createBuyFlow(core: Core): Flow<BuyState, BuyEvent> {
  const { backend, router } = core
  const { clock, history } = backend
  const { store } = core.use(createOnrampOrder)
  const { begun } = store.getState()
  const isWindowOpen = () => store.getState().begun?.window.closed === false

  /**
   * Shows an open window again; otherwise warns once, because a second order could be paid besides the first (open
   * point 316).
   */
  function tryAgain(state: BuyState): BuyState {
    if (state.status === 'failed') {
      if (isWindowOpen() || state.warned) return { status: 'reopening' }
      // Polls meanwhile: a purchase that was paid late may have arrived.
      return { status: 'waiting', since: clock.now(), lost: true, warned: true }
    }
    if (state.status !== 'waiting') return state
    if (!state.lost) return isWindowOpen() ? { status: 'reopening' } : { ...state, lost: true }
    return state.warned ? { status: 'reopening' } : { ...state, warned: true }
  }

  function followWindow({ send }: EffectContext<WaitingState, BuyEvent>) {
    if (begun === undefined) {
      send({ type: 'left' })
      return undefined
    }
    const stop = clock.every('onramp.windowCheck', lookEvery, () => {
      if (isWindowOpen()) return
      stop()
      send({ type: 'windowLost' })
    })
    return stop
  }

  function followPurchases({ state, send, signal }: EffectContext<WaitingState, BuyEvent>) {
    // Only purchases at the card provider can be followed.
    if (begun === undefined || begun.provider.name !== cardProvider.name || !history) {
      return undefined
    }
    const { account, at, known } = begun
    const purchases = history
    let look: Promise<void> | undefined

    async function ask(): Promise<void> {
      try {
        const { transactions } = await purchases.transactions(
          { account, onramp: cardProvider.name },
          signal,
        )
        const match = transactions.find((each) => completesPurchase(each, at, known))
        if (match) send({ type: 'bought', purchase: match.status })
      } catch (thrown) {
        noteFailure(core, 'onramp.poll', thrown)
      } finally {
        look = undefined
      }
    }
    const lookOnce = () => (look ??= ask())
    const remaining = Math.max(0, state.since + giveUpAfter - clock.now())
    const stopPoll = clock.every('onramp.poll', refreshEvery, () => void lookOnce())
    const stopLimit = clock.setTimer('onramp.giveUp', remaining, () => {
      // A purchase of the last seconds still counts; a hanging service does not delay the failure for long.
      const timeout = clock.sleep('onramp.lastCheck', refreshEvery, signal)
      Promise.race([lookOnce(), timeout]).then(
        () => send({ type: 'timeUp' }),
        (thrown: unknown) => noteFailure(core, 'onramp.lastCheck', thrown),
      )
      timeout.catch((thrown: unknown) => noteFailure(core, 'onramp.lastCheck', thrown))
    })
    if (state.warned) void lookOnce()
    return () => {
      stopPoll()
      stopLimit()
    }
  }

  return createFlow<BuyState, BuyEvent>(core, {
    name: 'onramp.buy',
    initial: { status: 'waiting', since: begun?.at ?? clock.now() },
    transition(state, event) {
      switch (event.type) {
        case 'bought':
          return { status: 'bought' }
        case 'left':
          return { status: 'left' }
        case 'windowLost':
          return state.status === 'waiting' ? { ...state, lost: true } : state
        case 'timeUp':
          return state.status === 'waiting' && state.warned
            ? { status: 'failed', warned: true }
            : { status: 'failed' }
        case 'blocked':
          return { status: 'failed', blocked: true, warned: true }
        case 'tryAgain':
          return tryAgain(state)
        case 'reopened':
          return { status: 'waiting', since: clock.now() }
      }
    },
    effects: {
      waiting: [followWindow, followPurchases],
      reopening({ send }) {
        // The link pays out to the account that started the purchase.
        if (begun === undefined || core.session.address() !== begun.account) {
          return send({ type: 'left' })
        }
        const { window } = store.getState().begun ?? begun
        if (!window.closed) {
          // A second order beside the first one could be paid twice.
          window.focus()
          return send({ type: 'reopened' })
        }
        try {
          store.setState({ begun: { ...begun, window: openProvider(core, begun.url) } })
        } catch (thrown) {
          const error = toFoyerError(thrown, 'popup.blocked')
          return send(
            error.code === 'link.refused'
              ? { type: 'left', because: 'linkRefused' }
              : { type: 'blocked' },
          )
        }
        send({ type: 'reopened' })
      },
      bought: () => router.replace('OnRampActivity'),
    },
    outcomes: {
      bought({ purchase }, { report }) {
        // After the view changed, because a change of view hides a toast.
        announcePurchase(core, purchase)
        core.refreshBalance().catch(report)
      },
      left: ({ because }) => leaveWithoutLink(core, because),
    },
  })
}
