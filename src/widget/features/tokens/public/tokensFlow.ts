import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'

/** The interval between two fetches of the tokens while the account is on screen, in ms. */
export const refreshEvery = 10_000

export interface TokensFlowState {
  readonly status: 'watching'
  readonly reenter: true
}
/** The visitor retries. */
export interface TokensFlowEvent {
  readonly type: 'retry'
}

/**
 * Keeps the account's tokens fresh while it is on screen. Reports the first of consecutive failures; the known
 * tokens stay, and the views show that they are old or missing.
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
        const stop = backend.clock.every('account.tokens', refreshEvery, () => {
          // A slow service that has not answered yet is not asked a second time.
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
