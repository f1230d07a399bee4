import type { FoyerState } from '../core/foyerState.ts'
import type { Foyer } from '../createFoyer.ts'
import { useFoyerState } from '../shell/useFoyerState.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

/** Opens and closes the modal, and tells its state; `isOpen` because `open` is what opens it. */
export function useFoyer(): Pick<Foyer, 'open' | 'close'> &
  Omit<FoyerState, 'open'> & { readonly isOpen: boolean } {
  const { open, close } = useFoyerInstance()
  const { open: isOpen, ...state } = useFoyerState()
  return { ...state, isOpen, open, close }
}
