import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { spokenMethod, type PanelRequest } from '../parts/panelRequest.ts'

/** Connections and requests that wait on the phone. */
export function phoneRequests({ phone }: Simulator): PanelRequest[] {
  const proposals = phone
    .proposals()
    .map(({ id, name, approvableChainIds, unmet }): PanelRequest => ({
      key: `proposal ${id}`,
      who: 'Phone',
      what: `connect to ${name}`,
      ...(unmet === undefined
        ? {
            approve: {
              title: 'Approve',
              give: () => phone.approve(id, { accountIndexes: [0], chainIds: approvableChainIds }),
            },
          }
        : {}),
      decline: { title: 'Reject', give: () => phone.reject(id) },
    }))
  const requests = phone.requests().map(({ id, method }): PanelRequest => ({
    key: `phone ${id}`,
    who: 'Phone',
    what: spokenMethod(method),
    approve: { title: 'Approve', give: () => phone.approveRequest(id) },
    decline: { title: 'Reject', give: () => phone.rejectRequest(id) },
  }))
  return [...proposals, ...requests]
}
