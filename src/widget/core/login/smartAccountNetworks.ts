import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'

/** The chains on which the secure site offers smart accounts (C-295). */
export interface SmartAccountNetworks {
  /** Empty until the chains are known, and if the site does not return them (C-242). */
  readonly store: StoreApi<{ readonly enabled: readonly ChainId[] }>
  /** Requests the chains once per login. Does nothing without a login, and never rejects. */
  load(): Promise<void>
}

/** Creates the list of one widget: `core.use(createSmartAccountNetworks)`. */
export function createSmartAccountNetworks(core: Core): SmartAccountNetworks {
  const store = createStore<{ enabled: readonly ChainId[] }>(() => ({ enabled: [] }))
  let loading: Promise<void> | undefined

  core.session.store.subscribe(({ status }) => {
    if (status === 'connected') return
    loading = undefined
    store.setState({ enabled: [] })
  })

  async function ask(own: () => boolean) {
    try {
      const auth = await core.ensureAuth()
      const enabled = await auth.getSmartAccountEnabledNetworks()
      if (own()) store.setState({ enabled })
    } catch (error) {
      noteFailure(core, 'smartAccount.networks', error)
    }
  }

  return {
    store,
    load() {
      if (core.session.connection()?.type !== 'AUTH') return Promise.resolve()
      if (loading) return loading
      const asked = ask(() => loading === asked)
      loading = asked
      return asked
    },
  }
}
