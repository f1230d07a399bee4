import { useCore, useSelect } from '../core/coreContext.ts'
import { createFoyerState, type FoyerState } from '../core/foyerState.ts'
import { useRememberedSession } from './useRememberedSession.ts'

const whole = (state: FoyerState) => state

/**
 * Returns the widget's public state, kept up to date. While a session is restored that the server
 * knew, it has its address.
 */
export function useFoyerState(): FoyerState {
  const state = useSelect(useCore().use(createFoyerState), whole)
  const remembered = useRememberedSession()
  return remembered ? { ...state, ...remembered, loading: true } : state
}
