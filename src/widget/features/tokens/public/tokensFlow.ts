import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createTokenBalances } from '../../../core/money/tokenBalances.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'

/** How often the tokens are fetched while the account is on screen, in ms (A-117, wire 1.7). */
export const refetchInterval = 10_000

export interface TokensFlowState {
  readonly status: 'watching'
  readonly reenter: true
}
/** The visitor asks again. */
export interface TokensFlowEvent {
  readonly type: 'retry'
}

/**
 * Keeps the tokens of the account fresh as long as it is on screen. The first failure of a row
 * is reported; what was known stays, and the views say that it is old or missing.
 */
export function createTokensFlow(core: Core): Flow<TokensFlowState, TokensFlowEvent> {
  const { backend } = core
  const tokens = core.use(createTokenBalances)
  const watching: TokensFlowState = { status: 'watching', reenter: true }
  return createFlow<TokensFlowState, TokensFlowEvent>(core, {
    name: 'tokens',
    initial: watching,
    transition: () => ({ ...watching }),
    effects: {
      watching({ report, signal }) {
        let isReported = false
        const load = () =>
          unlessAborted(signal, tokens.load({ signal }), {
            done({ status, error }) {
              if (status === 'ready') isReported = false
              if (status !== 'failed' || isReported) return
              isReported = true
              report(error)
            },
            failed: report,
          })
        void load()
        const stop = backend.clock.every('account.tokens', refetchInterval, () => {
          // A slow service is not asked again before it has answered.
          if (tokens.store.getState().status !== 'loading') void load()
        })
        // Another account or network has other tokens.
        const unfollow = tokens.store.subscribe(({ status }) => {
          if (status === 'idle') void load()
        })
        return () => {
          stop()
          unfollow()
        }
      },
    },
  })
}
