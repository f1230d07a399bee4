import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'

export type OwnNameState = { readonly status: 'looking' } | { readonly status: 'known' }
export type OwnNameEvent = { readonly type: 'known'; readonly name: string | undefined }

/**
 * Asks the name service for the account's existing name when no other source has one, because an account may own only
 * one (C-260).
 */
export function createOwnNameFlow(core: Core): Flow<OwnNameState, OwnNameEvent> {
  const { account, backend } = core
  return createFlow<OwnNameState, OwnNameEvent>(core, {
    name: 'names.own',
    initial: { status: 'looking' },
    transition: () => ({ status: 'known' }),
    effects: {
      async looking({ signal }) {
        const { address, profileName } = account.getState()
        const unknown = address !== undefined && !profileName
        const name = unknown ? await backend.names?.reverse(address, signal) : undefined
        return { type: 'known', name }
      },
    },
    outcomes: {
      known({ name }) {
        if (name !== undefined) account.setState({ profileName: name })
      },
    },
  })
}
