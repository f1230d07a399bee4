import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { Core } from '../../../core/core.ts'
import { heldTokens } from '../../../money/balances/heldTokens.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'

/** The pause in typing after which the list is filtered, in ms. */
export const tokenSearchDebounce = 100

/** The state of the search: `typed` is the text in the field, `query` filters the list. */
export type TokenSearchState = { readonly typed: string; readonly query: string } & (
  { readonly status: 'idle' } | { readonly status: 'typing'; readonly reenter: true }
)

export type TokenSearchEvent =
  { readonly type: 'typed'; readonly text: string } | { readonly type: 'rested' }

/** Returns the held tokens whose name contains the query, in any letter case. */
export function filterTokens(
  tokens: readonly TokenBalance[],
  query: string,
): readonly TokenBalance[] {
  const lowerCaseQuery = query.trim().toLowerCase()
  return heldTokens(tokens).filter(({ name }) => name.toLowerCase().includes(lowerCaseQuery))
}

/** The search of WalletSendSelectToken. It filters once the visitor stops typing. */
export function createTokenSearchFlow(core: Core): Flow<TokenSearchState, TokenSearchEvent> {
  return createFlow<TokenSearchState, TokenSearchEvent>(core, {
    name: 'send.search',
    initial: { status: 'idle', typed: '', query: '' },
    transition: (state, event) =>
      event.type === 'typed'
        ? { status: 'typing', typed: event.text, query: state.query, reenter: true }
        : { status: 'idle', typed: state.typed, query: state.typed },
    effects: {
      typing: ({ send }) =>
        core.backend.clock.setTimer('send.search', tokenSearchDebounce, () =>
          send({ type: 'rested' }),
        ),
    },
  })
}
