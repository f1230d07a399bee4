import type { Core } from '../../../core/core.ts'
import { isSwapView } from '../swapRoutes.ts'
import type { SwapStore } from '../state/swapModel.ts'

/**
 * Resets a swap when the modal closes, or when another network or account becomes active, and its values when
 * the visitor leaves its views. Opening an approval on top of them does not count as leaving.
 */
export function resetSwapWhenLeft(core: Core, swap: Pick<SwapStore, 'reset'>): void {
  const { modal, networks, router, session } = core
  const accountAndNetwork = () => `${session.address()} ${networks.store.getState().activeId}`
  let last = accountAndNetwork()
  function compare() {
    if (accountAndNetwork() === last) return
    last = accountAndNetwork()
    swap.reset()
  }
  modal.subscribe(({ open }) => {
    if (!open) swap.reset()
  })
  networks.store.subscribe(compare)
  session.store.subscribe(compare)
  router.store.subscribe(({ history }) => {
    const views = history.map(({ view }) => view)
    const shown = views.at(-1)
    const covered = shown === 'ApproveTransaction' && views.some(isSwapView)
    if (covered || (shown !== undefined && isSwapView(shown))) return
    swap.reset()
  })
}
