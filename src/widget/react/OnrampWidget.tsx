import { OnrampControl } from '../shell/controls/OnrampControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/**
 * Shows what an amount of money buys, and opens a provider. It stands on the host's page, because
 * no view of the modal has it (A-075, open point 147). Loads when it is first rendered.
 */
export function OnrampWidget() {
  return (
    <ShadowHost name="onramp">
      <OnrampControl />
    </ShadowHost>
  )
}
