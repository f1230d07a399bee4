import { useCore, useSelect } from '../../core/coreContext.ts'
import { OnDemand } from '../OnDemand.tsx'
import { useFoyerState } from '../useFoyerState.ts'
import type { AccountControlProps } from './AccountControlContent.tsx'
import { useHostPresence } from './useHostPresence.ts'

export type { AccountControlProps }

const load = () => import('./AccountControlContent.tsx')

/** The account button, loaded when an account is there or is coming back; nothing before that (C-012, open point 108). */
export function AccountControl(props: AccountControlProps) {
  const connected = useSelect(useCore().account, ({ address }) => address !== undefined)
  const { loading } = useFoyerState()
  useHostPresence(connected)
  return connected || loading ? <OnDemand about="button.account" load={load} props={props} /> : null
}
