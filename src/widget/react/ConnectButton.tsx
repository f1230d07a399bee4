import { ConnectControl, type ConnectControlProps } from '../shell/controls/ConnectControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** How the connect button looks and what it says. */
export type ConnectButtonProps = ConnectControlProps

/** Opens the modal to connect; shows itself only while no account is connected (C-009, C-010, open point 108). */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <ShadowHost name="connect-button">
      <ConnectControl {...props} />
    </ShadowHost>
  )
}
