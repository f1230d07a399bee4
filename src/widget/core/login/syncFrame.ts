import type { Auth } from '../../../backends/port/auth.ts'
import type { Core } from '../core.ts'
import { followLogin } from './followLogin.ts'

/**
 * Passes theme, theme changes and app to the secure frame (C-177, C-178), and follows its login. Returns a function that
 * stops this.
 */
export function syncFrame(core: Core, auth: Auth, report: (error: unknown) => void): () => void {
  const { config, theme } = core
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
  const stops = [
    theme.store.subscribe(() => void syncTheme().catch(report)),
    followLogin(core, auth),
  ]
  // A login does not wait for these answers, which may never arrive. Later changes are posted
  // later.
  void Promise.all([syncTheme(), auth.syncAppMetadata(config.metadata)]).catch(report)
  return () => {
    for (const stop of stops) stop()
  }
}
