import type { Connection } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { sameData } from './sameData.ts'
import type { TransactionOrder } from './transactionOrder.ts'

/** Why an order is not what the screen shows any more. */
export type OrderDifference = 'account' | 'chain' | 'left' | 'changed'

/** A frozen order, who was going to sign it, and what the screen shows now. */
export interface OrderOnScreen<Shown = unknown> {
  readonly order: TransactionOrder<Shown>
  readonly connection: Connection
  readonly shownNow: () => Shown | undefined
}

/**
 * In what the order of this moment differs from a frozen one; `undefined` while the screen still shows
 * it. `covered` allows other screens on top, as the secure wallet's own.
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
