import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'

/** The time that the modal waits after the visitor returned to the page on iOS, in ms (C-215). */
const bufferingTime = 5_000

export type ReturnState = { readonly status: 'here' | 'away' | 'returned' }
export type ReturnEvent = { readonly type: 'left' | 'back' | 'waited' }

/**
 * On iOS a page sleeps while the wallet is in front, so the wallet's answer arrives after the visitor: the modal
 * buffers for 5 s after the return (C-215). Does nothing elsewhere, and after an error.
 */
export function createReturnFlow(
  core: Core,
  /** Returns whether an error is already shown. */
  { failed }: { failed: () => boolean },
): Flow<ReturnState, ReturnEvent> {
  const { browser, clock } = core.backend
  const follow = (send: (event: ReturnEvent) => void) =>
    browser.subscribeVisible((visible) => {
      if (!visible) send({ type: 'left' })
      else if (browser.device().kind === 'ios' && !failed()) send({ type: 'back' })
    })

  return createFlow<ReturnState, ReturnEvent>(core, {
    name: 'wallets.return',
    initial: { status: 'here' },
    transition(_, event) {
      const next = { left: 'away', back: 'returned', waited: 'here' } as const
      return { status: next[event.type] }
    },
    effects: {
      here: ({ send }) => follow(send),
      away: ({ send }) => follow(send),
      returned({ send }) {
        core.modal.setState({ buffering: true })
        const unfollow = follow(send)
        const cancel = clock.setTimer('wallets.buffering', bufferingTime, () =>
          send({ type: 'waited' }),
        )
        return () => {
          unfollow()
          cancel()
          core.modal.setState({ buffering: false })
        }
      },
    },
  })
}
