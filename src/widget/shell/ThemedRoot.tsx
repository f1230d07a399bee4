import { useMemo, type ReactNode } from 'react'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { StyleRootContext } from '../kit/styles/StyleRootContext.ts'
import { useNamedStyles } from '../kit/styles/useNamedStyles.ts'
import { themeStyles } from '../theme/themeStyles.ts'
import { useReactCheck } from './useReactCheck.ts'

const whole = <S,>(state: S) => state

function Sheets() {
  const { locale, theme } = useCore()
  const { mode, variables } = useSelect(theme.store, whole)
  useNamedStyles('direction', useSelect(locale.store, whole).styles ?? '')
  useNamedStyles(
    'theme',
    useMemo(() => themeStyles(mode, variables), [mode, variables]),
  )
  return null
}

/**
 * The content of one shadow root, with the widget's theme and language (C-032, C-033). While the
 * initial language loads, the root reserves its space and shows nothing. The adopter is created once per root.
 */
export function ThemedRoot({ adopter, children }: { adopter: StyleAdopter; children: ReactNode }) {
  useReactCheck()
  const { tag, direction, pending } = useSelect(useCore().locale.store, whole)
  return (
    <StyleRootContext.Provider value={adopter}>
      <Sheets />
      <div lang={tag} dir={direction} className={pending ? 'fy-root fy-pending' : 'fy-root'}>
        {children}
      </div>
    </StyleRootContext.Provider>
  )
}
