import { useCore, useSelect } from '../../core/coreContext.ts'
import type { ThemeState } from '../../core/options/theme.ts'
import type { Foyer } from '../../foyer.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

const whole = (state: ThemeState) => state

/** The current theme, and functions that change it (C-032, C-033). */
export function useFoyerTheme(): ThemeState & Pick<Foyer, 'setThemeMode' | 'setThemeVariables'> {
  const { setThemeMode, setThemeVariables } = useFoyerInstance()
  const { mode, variables } = useSelect(useCore().theme.store, whole)
  return { mode, variables, setThemeMode, setThemeVariables }
}
