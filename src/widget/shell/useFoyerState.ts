import { useCore, useSelect } from '../core/coreContext.ts'
import { createFoyerState, type FoyerState } from '../core/foyerState.ts'

const whole = (state: FoyerState) => state

/** The widget's public state, kept up to date. */
export function useFoyerState(): FoyerState {
  return useSelect(useCore().use(createFoyerState), whole)
}
