import { builtInFaultSets } from '../../../backends/mock/faults/builtInFaultSets.ts'
import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

const titleOf = (set: string) => builtInFaultSets.find(({ name }) => name === set)?.title ?? set

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
  'fault.use': record({
    about: 'Switches a built-in [set of faults](faults.md#sets) on.',
    fields: { set: f.faultSet },
    sentence: ({ set }) => `Switch the faults “${titleOf(set)}” on`,
  }),
  'fault.stop': record({
    about:
      'Switches a [set of faults](faults.md#sets) off: removes its faults, whose ids begin with its name.',
    fields: { set: f.text('Set') },
    sentence: ({ set }) => `Switch the faults “${titleOf(set)}” off`,
  }),
  'world.patch': record({
    about:
      'Changes the world, as described in [your own world](own-world.md#people-wallets-tokens-prices).',
    fields: { patch: f.world },
    sentence: ({ patch }) => `The world changes: ${Object.keys(patch).join(', ')}`,
  }),
}
