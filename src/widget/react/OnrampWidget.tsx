import { OnrampControl } from '../shell/controls/OnrampControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/**
 * Shows what an amount of money buys, and opens a provider (A-075, open point 147). Loads when it is first rendered.
 */
export function OnrampWidget() {
  return (
    <ShadowHost name="onramp">
      <OnrampControl />
    </ShadowHost>
  )
}
