import { AccountControl, type AccountControlProps } from './AccountControl.tsx'
import { ConnectControl, type ConnectControlProps } from './ConnectControl.tsx'
import { useFoyerState } from '../useFoyerState.ts'

export type FoyerControlProps = ConnectControlProps & AccountControlProps

/**
 * Shows the connect button while no account is connected or being restored, otherwise the account
 * button (C-015).
 */
export function FoyerControl(props: FoyerControlProps) {
  const { address } = useFoyerState()
  // Each button uses only the props that it supports.
  return address ? <AccountControl {...props} /> : <ConnectControl {...props} />
}
