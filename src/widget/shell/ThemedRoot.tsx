import { useMemo, type ReactNode } from 'react'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { ThemeState } from '../core/options/theme.ts'
import type { StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { StyleRootProvider } from '../kit/styles/StyleRootProvider.tsx'
import { useNamedStyles } from '../kit/styles/useNamedStyles.ts'
import { themeStyles } from '../theme/themeStyles.ts'

const whole = (state: ThemeState) => state

function ThemeSheet() {
  const { mode, variables } = useSelect(useCore().theme.store, whole)
  useNamedStyles(
    'theme',
    useMemo(() => themeStyles(mode, variables), [mode, variables]),
  )
  return null
}

/** Everything drawn in one shadow root, with the widget's theme in it (C-032, C-033). */
export function ThemedRoot({ adopter, children }: { adopter: StyleAdopter; children: ReactNode }) {
  return (
    <StyleRootProvider adopter={adopter}>
      <ThemeSheet />
      {children}
    </StyleRootProvider>
  )
}
