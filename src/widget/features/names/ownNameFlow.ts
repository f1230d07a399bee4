import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'

export type OwnNameState = { readonly status: 'looking' } | { readonly status: 'known' }
export type OwnNameEvent = { readonly type: 'known' }

/**
 * Asks the name service which name the account has, when nothing else knew one (C-260, wire 1.6 N2),
 * and takes it over as the account's name.
 */
export function createOwnNameFlow(core: Core): Flow<OwnNameState, OwnNameEvent> {
  const { account, backend } = core
  return createFlow<OwnNameState, OwnNameEvent>(core, {
    name: 'names.own',
    initial: { status: 'looking' },
    transition: () => ({ status: 'known' }),
    effects: {
      async looking({ send, signal }) {
        const { address, profileName } = account.getState()
        if (address !== undefined && !profileName && backend.names) {
          const name = await backend.names.reverse(address, signal)
          if (name !== undefined && !signal.aborted) account.setState({ profileName: name })
        }
        send({ type: 'known' })
      },
    },
  })
}
