import { useCore, useSelect } from '../../core/coreContext.ts'
import type { SignInState } from '../../core/session/signIn.ts'

const whole = (state: SignInState) => state

/**
 * Returns whether the connected account is signed in at the host's server, and its session
 * (`siweConfig`).
 */
export function useSignIn(): SignInState {
  return useSelect(useCore().signIn.store, whole)
}
