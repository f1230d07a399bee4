import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps at the on-ramp provider. */
export const onrampSteps = {
  'onramp.choose': record({
    about:
      'Chooses an asset (`USDC on Ethereum`), a currency and an amount in the purchase window; waits for the window.',
    fields: {
      asset: f.optional(f.text('Asset')),
      currency: f.optional(f.text('Currency')),
      amount: f.optional(f.text('Amount')),
    },
    sentence: ({ asset, amount, currency }) =>
      `Choose ${[asset, amount, currency].filter(Boolean).join(', ')} in the on-ramp provider's window`,
  }),
  'onramp.complete': record({
    about: 'Pays, in the open window or else for the oldest purchase in progress.',
    fields: {},
    sentence: () => 'Complete the purchase at the on-ramp provider',
  }),
  'onramp.decline': record({
    about: 'Declines the card, in the open window or else for the oldest purchase in progress.',
    fields: {},
    sentence: () => 'Have the purchase declined at the on-ramp provider',
  }),
  'onramp.delay': record({
    about:
      'Pays, and leaves the purchase in progress for `ms`, or until it is completed or declined.',
    fields: { ms: f.optional(f.duration('Time')) },
    sentence: ({ ms }, say) =>
      `Pay at the on-ramp provider, and leave the purchase in progress${ms === undefined ? '' : ` for ${say.duration(ms)}`}`,
  }),
  'onramp.close': record({
    about: 'Closes the purchase window.',
    fields: {},
    sentence: () => "Close the on-ramp provider's window",
  }),
  'onramp.cutOff': record({
    about:
      'Cuts the purchase window off from the page, as a header of the provider does: it reads as closed and stays open.',
    fields: {},
    sentence: () => "Cut the on-ramp provider's window off from the page",
  }),
}
