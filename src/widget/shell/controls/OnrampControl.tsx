import { loadOnrampWidget } from '../../registry.ts'
import { OnDemand } from '../OnDemand.tsx'

/** The on-ramp widget, loaded when it is first drawn (open point 147). */
export function OnrampControl() {
  return <OnDemand about="onramp.widget" load={loadOnrampWidget} props={{}} />
}
