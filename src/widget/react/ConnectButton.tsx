import { ConnectControl, type ConnectControlProps } from '../shell/controls/ConnectControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** The props of the connect button. */
export type ConnectButtonProps = ConnectControlProps

/**
 * Opens the modal to connect. Renders nothing while an account is connected (C-010, open point
 * 108).
 */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <ShadowHost name="connect-button">
      <ConnectControl {...props} />
    </ShadowHost>
  )
}
