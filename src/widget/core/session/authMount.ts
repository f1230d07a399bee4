import type { Auth } from '../../../backends/port/auth.ts'
import type { Backend } from '../../../backends/port/backend.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { ConnectorList } from './connectorList.ts'
import type { Core } from '../core.ts'
import type { Inspect } from '../kernel/inspect.ts'
import type { Networks } from '../networks/networks.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import type { Theme } from '../options/theme.ts'

/** Puts the secure frame into its place once, when it is first needed, and passes it theme and app. */
export function createAuthMount(parts: {
  config: FoyerConfig
  backend: Backend
  networks: Networks
  theme: Theme
  connectors: ConnectorList
  inspect: Inspect | undefined
  frameParent: () => Promise<HTMLElement>
}): Pick<Core, 'ensureAuth'> {
  const { config, backend, networks, theme, connectors } = parts
  let mounted: Promise<Auth> | undefined

  // A frame that cannot take colours or a name is still a frame that logs people in.
  const report = (error: unknown) => noteFailure(parts, 'frame.sync', error)

  async function mount(): Promise<Auth> {
    const { auth } = backend
    if (!auth || !connectors.auth()) {
      throw new FoyerError(
        'none.authConnector',
        'Auth connector not found: the host turned `auth` off, or the backend has no secure site.',
      )
    }
    await auth.mount(await parts.frameParent(), { chainId: networks.store.getState().activeId })
    const syncTheme = () => {
      const { mode, variables } = theme.store.getState()
      const given = Object.entries(variables).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      )
      return auth.syncTheme({
        themeMode: mode,
        themeVariables: Object.fromEntries(given),
        w3mThemeVariables: {
          '--w3m-accent': variables.accent ?? (mode === 'dark' ? '#5cc9c4' : '#0b6b6f'),
          '--w3m-background': mode === 'dark' ? '#121313' : '#ffffff',
        },
      })
    }
    theme.store.subscribe(() => void syncTheme().catch(report))
    // A login does not wait for them: they may never be answered, and what comes later is posted later.
    void Promise.all([
      syncTheme(),
      config.metadata ? auth.syncAppMetadata(config.metadata) : undefined,
    ]).catch(report)
    return auth
  }

  return {
    async ensureAuth(signal) {
      mounted ??= mount().catch((error: unknown) => {
        mounted = undefined
        throw error
      })
      const auth = await mounted
      signal?.throwIfAborted()
      return auth
    },
  }
}
