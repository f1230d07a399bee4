import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Faults and other changes outside the page. */
export const faultSteps = {
  'fault.add': record({
    about: 'Adds a [fault](faults.md).',
    fields: { rule: f.rule },
    sentence: ({ rule }, say) => `From now on ${say.fault(rule)}`,
  }),
  'fault.clear': record({
    about: 'Removes all faults.',
    fields: {},
    sentence: () => 'Take all faults away',
  }),
  'world.patch': record({
    about:
      'Changes the world, as described in [your own world](own-world.md#people-wallets-tokens-prices).',
    fields: { patch: f.world },
    sentence: ({ patch }) => `The world changes: ${Object.keys(patch).join(', ')}`,
  }),
}
