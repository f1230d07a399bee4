import { AccountControl, type AccountControlProps } from './AccountControl.tsx'
import { ConnectControl, type ConnectControlProps } from './ConnectControl.tsx'
import { useFoyerState } from '../useFoyerState.ts'

export type FoyerControlProps = ConnectControlProps & AccountControlProps

/** The connect button while no account is connected or about to be again, the account button afterwards (C-015). */
export function FoyerControl(props: FoyerControlProps) {
  const { address } = useFoyerState()
  // Each takes of the properties what it knows.
  return address ? <AccountControl {...props} /> : <ConnectControl {...props} />
}
