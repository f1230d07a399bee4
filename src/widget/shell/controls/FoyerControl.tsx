import { AccountControl, type AccountControlProps } from './AccountControl.tsx'
import { ConnectControl, type ConnectControlProps } from './ConnectControl.tsx'
import { useFoyerState } from '../useFoyerState.ts'

export type FoyerControlProps = ConnectControlProps & AccountControlProps

/** The connect button while no account is connected, the account button afterwards (C-015). */
export function FoyerControl({
  label,
  loadingLabel,
  hideBalance,
  hideNetworkImage,
  ...both
}: FoyerControlProps) {
  const { connected } = useFoyerState()
  return connected ? (
    <AccountControl {...both} {...given({ hideBalance, hideNetworkImage })} />
  ) : (
    <ConnectControl {...both} {...given({ label, loadingLabel })} />
  )
}

/** Without what was not set, as exact optional properties want it. */
function given<T extends object>(props: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as never
}
