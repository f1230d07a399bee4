import { useCore, useSelect } from '../../core/coreContext.ts'
import type { LocaleState } from '../../core/locale/localeState.ts'
import type { Foyer } from '../../foyer.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

const whole = (state: LocaleState) => state

/** The current language of the widget (BCP 47), its direction, and a function that changes it. */
export function useFoyerLocale(): {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
} & Pick<Foyer, 'setLocale'> {
  const { setLocale } = useFoyerInstance()
  const { tag, direction } = useSelect(useCore().locale.store, whole)
  return { locale: tag, direction, setLocale }
}
