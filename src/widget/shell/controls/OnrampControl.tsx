import { loadOnrampWidget } from '../../registry.ts'
import { OnDemand } from '../OnDemand.tsx'

/** The on-ramp widget of a host page, loaded on its first render (open point 147). */
export function OnrampControl() {
  return <OnDemand about="onramp.widget" load={loadOnrampWidget} props={{}} />
}
