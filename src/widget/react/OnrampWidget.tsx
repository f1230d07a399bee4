import { OnrampControl } from '../shell/controls/OnrampControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** What an amount of money buys, with the way to a provider (A-075, A-076, open point 147). Loads when it is first drawn. */
export function OnrampWidget() {
  return (
    <ShadowHost name="onramp">
      <OnrampControl />
    </ShadowHost>
  )
}
