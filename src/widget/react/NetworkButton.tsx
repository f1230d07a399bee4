import { NetworkControl, type NetworkControlProps } from '../shell/controls/NetworkControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** The props of the network button. */
export type NetworkButtonProps = NetworkControlProps

/** Shows the name of the active network and opens the list of networks (C-009, C-165). */
export function NetworkButton(props: NetworkButtonProps) {
  return (
    <ShadowHost name="network-button">
      <NetworkControl {...props} />
    </ShadowHost>
  )
}
