import { OnDemand } from '../OnDemand.tsx'
import { useFoyerState } from '../useFoyerState.ts'
import type { AccountControlProps } from './AccountControlContent.tsx'
import { useHostPresence } from './useHostPresence.ts'

export type { AccountControlProps }

const load = () => import('./AccountControlContent.tsx')

/**
 * The account button, loaded when an account is connected or being restored; it renders nothing
 * before that (C-012, open point 108). The content of the host element is shown while the account
 * that it names is being restored.
 */
export function AccountControl(props: AccountControlProps) {
  const { connected, loading, address } = useFoyerState()
  useHostPresence(address !== undefined)
  return (
    <>
      {!connected && address && <slot />}
      {(connected || loading) && <OnDemand about="button.account" load={load} props={props} />}
    </>
  )
}
