import { useCore, useSelect } from '../../core/coreContext.ts'
import type { ThemeState } from '../../core/options/theme.ts'
import type { Foyer } from '../../foyer.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

const whole = (state: ThemeState) => state

/** Returns the current theme, and functions that change its mode and variables (C-032, C-033). */
export function useFoyerTheme(): ThemeState & Pick<Foyer, 'setThemeMode' | 'setThemeVariables'> {
  const { setThemeMode, setThemeVariables } = useFoyerInstance()
  const { mode, variables } = useSelect(useCore().theme.store, whole)
  return { mode, variables, setThemeMode, setThemeVariables }
}
