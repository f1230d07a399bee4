import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { spokenMethod, type PanelRequest } from '../parts/panelRequest.ts'

/** The requests that wait in the simulated wallets. */
export function walletRequests({ wallets, world }: Simulator): PanelRequest[] {
  return wallets.requests().map(({ id, walletKey, method }) => ({
    key: `wallet ${id}`,
    who: world.get().wallets.find(({ key }) => key === walletKey)?.name ?? walletKey,
    what: spokenMethod(method),
    approve: { title: 'Approve', give: () => wallets.approve(id) },
    decline: { title: 'Reject', give: () => wallets.reject(id) },
  }))
}
