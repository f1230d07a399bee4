import type { Core } from '../../core/core.ts'
import { orderDifference, type OrderDifference, type OrderOnScreen } from './orderDifference.ts'

/** A source of change notifications, such as a store. */
export interface Observable {
  subscribe(listener: () => void): () => void
}

/**
 * Calls `onDifference` with the first difference between an order and the screen, once, at the moment it appears; an
 * edit that is undone later counts as well. `look` checks at once.
 */
export function watchOrder(
  core: Pick<Core, 'modal' | 'networks' | 'router' | 'session'>,
  onScreen: OrderOnScreen,
  options: { readonly covered: boolean; readonly sources: readonly Observable[] },
  onDifference: (because: OrderDifference) => void,
): { look(): void; stop(): void } {
  let hasDifference = false
  function look() {
    if (hasDifference) return
    const because = orderDifference(core, onScreen, options.covered)
    if (because === undefined) return
    hasDifference = true
    onDifference(because)
  }
  const { modal, networks, router, session } = core
  const watchedStores: readonly Observable[] = [session.store, networks.store, modal, router.store]
  const stops = [...watchedStores, ...options.sources].map((each) => each.subscribe(look))
  return { look, stop: () => stops.forEach((stop) => stop()) }
}
