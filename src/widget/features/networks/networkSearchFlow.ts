import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { searchDebounce } from './networksRules.ts'

/** The state of the search: `typed` is the text in the field, `query` filters the list. */
export type NetworkSearchState =
  | { readonly status: 'idle'; readonly typed: string; readonly query: string }
  | {
      readonly status: 'typing'
      readonly typed: string
      readonly query: string
      readonly reenter: true
    }

export type NetworkSearchEvent =
  { readonly type: 'typed'; readonly text: string } | { readonly type: 'rested' }

/** The search of Networks, which waits until typing stops (C-114, C-357). */
export function createNetworkSearchFlow(core: Core): Flow<NetworkSearchState, NetworkSearchEvent> {
  return createFlow<NetworkSearchState, NetworkSearchEvent>(core, {
    name: 'networks.search',
    initial: { status: 'idle', typed: '', query: '' },
    transition(state, event) {
      if (event.type === 'typed') {
        return { status: 'typing', typed: event.text, query: state.query, reenter: true }
      }
      return { status: 'idle', typed: state.typed, query: state.typed }
    },
    effects: {
      typing: ({ send }) =>
        core.backend.clock.setTimer('networks.search', searchDebounce, () =>
          send({ type: 'rested' }),
        ),
    },
  })
}
