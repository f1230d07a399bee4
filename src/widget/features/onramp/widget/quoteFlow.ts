import type { OnrampQuote } from '../../../../backends/port/services/onramp.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { checkAmount, readMoney } from '../onrampRules.ts'

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
  /** A preset amount was chosen; it is quoted at once. */
  | { readonly type: 'preset'; readonly amount: string }
  /** The currencies changed, the visitor retries, or the form was just mounted. */
  | { readonly type: 'ask' }
  | { readonly type: 'paused' }
  | { readonly type: 'quoted'; readonly quote: OnrampQuote }
  | { readonly type: 'failed'; readonly thrown: unknown }

/** The pause in typing after which a quote is requested, in ms. */
const typingPause = 300

/** Requests the quote for the entered amount. The amount itself is kept in the order. */
export function createQuoteFlow(core: Core): Flow<QuoteState, QuoteEvent> {
  const { clock, onramp } = core.backend
  const { load, store } = core.use(createOnrampOrder)

  const isAmountValid = (amount: string) => checkAmount(amount, store.getState().payment) === 'fits'
  const quoteOrNot = (amount: string): QuoteState =>
    isAmountValid(amount) ? { status: 'quoting', reenter: true } : { status: 'idle' }
  const enter = (amount: string) => store.setState({ amount, purchaseAmount: undefined })

  return createFlow<QuoteState, QuoteEvent>(core, {
    name: 'onramp.quote',
    initial: { status: 'idle' },
    transition(_, event) {
      switch (event.type) {
        case 'typed':
          return isAmountValid(readMoney(event.text))
            ? { status: 'typing', reenter: true }
            : { status: 'idle' }
        case 'preset':
          return quoteOrNot(event.amount)
        case 'ask':
        case 'paused':
          return quoteOrNot(store.getState().amount)
        case 'quoted':
          return { status: 'quoted', quote: event.quote }
        case 'failed':
          return { status: 'failed' }
      }
    },
    effects: {
      typing: ({ send }) =>
        clock.setTimer('onramp.typing', typingPause, () => send({ type: 'paused' })),
      async quoting({ signal }) {
        try {
          await load()
          signal.throwIfAborted()
          const { amount, payment, purchase } = store.getState()
          if (!onramp || !payment || !purchase) return undefined
          const query = { purchase, payment, amount: plain(amount) }
          return { type: 'quoted', quote: await onramp.quote(query, signal) }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      typed: ({ text }) => enter(readMoney(text)),
      preset: ({ amount }) => enter(amount),
      ask: () => store.setState({ purchaseAmount: undefined }),
      quoted({ quote }) {
        store.setState({ purchaseAmount: quote.unpriced ? undefined : quote.purchaseAmount })
      },
      failed: ({ thrown }, { report }) => report(thrown),
    },
  })
}

/** Removes a trailing decimal point. */
function plain(amount: string): string {
  return amount.replace(/\.$/, '')
}
