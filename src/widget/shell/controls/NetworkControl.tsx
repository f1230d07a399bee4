import { OnDemand } from '../OnDemand.tsx'
import type { NetworkControlProps } from './NetworkControlContent.tsx'

export type { NetworkControlProps }

const load = () => import('./NetworkControlContent.tsx')

/** The network button, whose content is loaded on its first render (C-165). */
export function NetworkControl(props: NetworkControlProps) {
  return <OnDemand about="button.network" load={load} props={props} />
}
