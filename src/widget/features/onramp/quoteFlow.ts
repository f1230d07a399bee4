import type { OnrampQuote } from '../../../backends/port/onramp.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createOnrampOrder } from './onrampOrder.ts'
import { judgeAmount, readMoney } from './onrampRules.ts'

export type QuoteState = { readonly reenter?: true } & (
  | { readonly status: 'idle' }
  /** The visitor may still be typing. */
  | { readonly status: 'typing' }
  | { readonly status: 'quoting' }
  | { readonly status: 'quoted'; readonly quote: OnrampQuote }
  | { readonly status: 'failed' }
)

export type QuoteEvent =
  | { readonly type: 'typed'; readonly text: string }
  /** A preset amount. */
  | { readonly type: 'preset'; readonly amount: string }
  /** Other currencies, another try, or the widget has just come up. */
  | { readonly type: 'ask' }
  | { readonly type: 'paused' }
  | { readonly type: 'quoted'; readonly quote: OnrampQuote }
  | { readonly type: 'failed' }

/** How long a pause in typing is waited for, in ms. */
const pause = 300

/** What the entered amount would bring (A-148, wire 1.10 O3). The amount itself is kept in the order. */
export function createQuoteFlow(core: Core): Flow<QuoteState, QuoteEvent> {
  const { clock, onramp } = core.backend
  const { load, store } = core.use(createOnrampOrder)

  const fits = () => {
    const { amount, payment } = store.getState()
    return judgeAmount(amount, payment) === 'fits'
  }
  const enter = (amount: string) => store.setState({ amount, purchaseAmount: undefined })

  const flow = createFlow<QuoteState, QuoteEvent>(core, {
    name: 'onramp.quote',
    initial: { status: 'idle' },
    transition(_, event) {
      switch (event.type) {
        case 'typed':
          return fits() ? { status: 'typing', reenter: true } : { status: 'idle' }
        case 'preset':
        case 'ask':
        case 'paused':
          return fits() ? { status: 'quoting', reenter: true } : { status: 'idle' }
        case 'quoted':
          return { status: 'quoted', quote: event.quote }
        case 'failed':
          return { status: 'failed' }
      }
    },
    effects: {
      typing: ({ send }) => clock.setTimer('onramp.typing', pause, () => send({ type: 'paused' })),
      async quoting({ send, signal }) {
        try {
          await load()
          const { amount, payment, purchase } = store.getState()
          if (signal.aborted || !onramp || !payment || !purchase) return
          const quote = await onramp.quote({ purchase, payment, amount: plain(amount) }, signal)
          if (signal.aborted) return
          store.setState({ purchaseAmount: quote.unpriced ? undefined : quote.purchaseAmount })
          send({ type: 'quoted', quote })
        } catch (thrown) {
          if (signal.aborted) return
          noteFailure(core, 'onramp.quote', thrown)
          send({ type: 'failed' })
        }
      },
    },
  })

  return {
    ...flow,
    send(event) {
      if (event.type === 'typed') enter(readMoney(event.text))
      if (event.type === 'preset') enter(event.amount)
      if (event.type === 'ask') store.setState({ purchaseAmount: undefined })
      flow.send(event)
    },
  }
}

/** Without a point that nothing follows. */
function plain(amount: string): string {
  return amount.replace(/\.$/, '')
}
