import type { FoyerState } from '../../core/foyerState.ts'
import type { Foyer } from '../../foyer.ts'
import { useFoyerState } from '../../shell/useFoyerState.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

/** Opens and closes the modal, and returns its state. The state is `isOpen`, because `open` is the function. */
export function useFoyer(): Pick<Foyer, 'open' | 'close'> &
  Omit<FoyerState, 'open'> & { readonly isOpen: boolean } {
  const { open, close } = useFoyerInstance()
  const { open: isOpen, ...state } = useFoyerState()
  return { ...state, isOpen, open, close }
}
