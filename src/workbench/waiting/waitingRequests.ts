import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { PanelRequest } from '../parts/panelRequest.ts'
import { sidePanels } from '../tabPanels/panelLists.ts'

/** A request that waits for a person, in any panel. */
export interface WaitingRequest extends PanelRequest {
  /** Id of the panel that shows its details. */
  readonly panel: string
}

/** All waiting requests in the order of the panels and their cards; those of the open panel come first. */
export function waitingRequests(simulator: Simulator, open: string): readonly WaitingRequest[] {
  const all = sidePanels.flatMap(({ id, requests }) => {
    try {
      return requests?.(simulator).map((request) => ({ ...request, panel: id })) ?? []
    } catch {
      // The panel itself shows the error; the other requests can still be answered.
      return []
    }
  })
  return [
    ...all.filter(({ panel }) => panel === open),
    ...all.filter(({ panel }) => panel !== open),
  ]
}
