import type { Connection } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { sameData } from './sameData.ts'
import type { TransactionOrder } from './transactionOrder.ts'

/** The reason why an order no longer matches the screen. */
export type OrderDifference = 'account' | 'chain' | 'left' | 'changed'

/** A frozen order, its signer, and the current content of the screen. */
export interface OrderOnScreen<Shown = unknown> {
  readonly order: TransactionOrder<Shown>
  readonly connection: Connection
  readonly shownNow: () => Shown | undefined
}

/**
 * Returns the difference between the current order and a frozen one; `undefined` while the screen
 * still shows it. `covered` allows other screens on top, such as the secure wallet's.
 */
export function orderDifference(
  { modal, networks, router, session }: Pick<Core, 'modal' | 'networks' | 'router' | 'session'>,
  { order, connection, shownNow }: OrderOnScreen,
  covered: boolean,
): OrderDifference | undefined {
  if (session.connection() !== connection || session.address() !== order.account) return 'account'
  if (networks.store.getState().activeId !== order.chainId) return 'chain'
  const { history } = router.store.getState()
  const screens = covered ? history : history.slice(-1)
  if (!modal.getState().open || !screens.some(({ id }) => id === order.screen)) return 'left'
  return sameData(shownNow(), order.shown) ? undefined : 'changed'
}
