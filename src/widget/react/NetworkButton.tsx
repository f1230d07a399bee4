import { NetworkControl, type NetworkControlProps } from '../shell/controls/NetworkControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** How the network button looks. */
export type NetworkButtonProps = NetworkControlProps

/** Shows the active network and opens the choice of networks (C-009, C-165). */
export function NetworkButton(props: NetworkButtonProps) {
  return (
    <ShadowHost name="network-button">
      <NetworkControl {...props} />
    </ShadowHost>
  )
}
