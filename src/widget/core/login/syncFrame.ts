import type { Auth } from '../../../backends/port/auth.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { Theme } from '../options/theme.ts'

/** Passes theme, theme changes and app to the secure frame (C-177, C-178). */
export function syncFrame(
  { config, theme }: { readonly config: FoyerConfig; readonly theme: Theme },
  auth: Auth,
  report: (error: unknown) => void,
): void {
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
  // A login does not wait for the answers, which may never arrive. Later changes are posted later.
  void Promise.all([syncTheme(), auth.syncAppMetadata(config.metadata)]).catch(report)
}
