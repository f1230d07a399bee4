import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { followTransaction, type FollowedTransaction } from './followTransaction.ts'
import { freezeOrder } from './freezeOrder.ts'
import { orderDifference, type OrderOnScreen } from './orderDifference.ts'
import { requestSignature } from './requestSignature.ts'
import { runGuards } from './runGuards.ts'
import type { TransactionProblem } from './transactionGuard.ts'
import type { TransactionOrder } from './transactionOrder.ts'
import type { TransactionOutcome, TransactionPlan } from './transactionPlan.ts'
import type { TransactionState } from './transactionState.ts'
import { watchOrder } from './watchOrder.ts'

/** The only way in which a widget requests a signature. */
export interface Transactions {
  readonly store: StoreApi<TransactionState>
  /** Orders that the visitor left and set aside, while their requests may still be open in the wallet. */
  readonly setAside: StoreApi<{ readonly orders: readonly TransactionOrder[] }>
  /**
   * Runs an order: guards → wallet request → receipt → outcome. One click sends at most one
   * request, and only while the screen shows the order. While a request is open in the wallet no
   * other one is sent, unless the visitor set it aside. Never rejects.
   */
  sign<Shown, Problem extends TransactionProblem>(
    plan: TransactionPlan<Shown, Problem>,
  ): Promise<TransactionOutcome<Problem>>
  /**
   * Stops waiting for the request of a left order: the visitor has read that the wallet may still hold it, and wants to
   * continue. A late answer is handled like the answer to any other left order. Ignored if no request is pending.
   */
  continueWithoutAnswer(): void
}

/** State that the functions of one pipeline share. */
interface Pipeline {
  readonly core: Core
  readonly store: StoreApi<TransactionState>
  readonly setAside: StoreApi<{ readonly orders: readonly TransactionOrder[] }>
}

/** The pipeline of one widget: `core.use(createTransactions)`. */
export function createTransactions(core: Core): Transactions {
  const store = createStore<TransactionState>(() => ({ status: 'idle' }))
  const setAside = createStore<{ orders: readonly TransactionOrder[] }>(() => ({ orders: [] }))
  const pipeline: Pipeline = { core, store, setAside }
  return {
    store,
    setAside,
    continueWithoutAnswer() {
      const now = store.getState()
      if (now.status !== 'requesting' || !now.left) return
      setAside.setState({ orders: [...setAside.getState().orders, now.order] })
      enter(pipeline, 'setAside', { status: 'idle' })
    },
    sign: (plan) => sign(pipeline, plan),
  }
}

function enter({ core, store }: Pipeline, event: string, to: TransactionState) {
  const from = store.getState().status
  store.setState(to, true)
  core.inspect?.({ type: 'flow', flow: 'transaction', from, event, to: to.status })
}

/** Ends the turn of an order, unless it has ended already. */
function finish(pipeline: Pipeline, event: string, order: TransactionOrder) {
  const { store, setAside } = pipeline
  const { orders } = setAside.getState()
  if (orders.includes(order)) {
    setAside.setState({ orders: orders.filter((each) => each !== order) })
  }
  const now = store.getState()
  if (now.status !== 'idle' && now.order === order) enter(pipeline, event, { status: 'idle' })
}

async function sign<Shown, Problem extends TransactionProblem>(
  pipeline: Pipeline,
  plan: TransactionPlan<Shown, Problem>,
): Promise<TransactionOutcome<Problem>> {
  const { core, store } = pipeline
  const connection = core.session.connection()
  if (store.getState().status !== 'idle') return { kind: 'busy' }
  if (!connection) return { kind: 'dropped', because: 'account' }
  const order = freezeOrder(plan.order)
  const onScreen = { order, connection, shownNow: plan.shownNow }
  const because = orderDifference(core, onScreen, false)
  if (because !== undefined) return { kind: 'dropped', because }

  enter(pipeline, 'submitted', { status: 'checking', order })
  const dropping = new AbortController()
  let drop: (outcome: TransactionOutcome<never>) => void = () => {}
  const dropped = new Promise<TransactionOutcome<never>>((resolve) => (drop = resolve))
  const options = { covered: false, sources: plan.sources }
  const watched = watchOrder(core, onScreen, options, (difference) => {
    dropping.abort()
    finish(pipeline, 'dropped', order)
    drop({ kind: 'dropped', because: difference })
  })
  const isDropped = () => {
    watched.look()
    return dropping.signal.aborted
  }
  try {
    const guards = runGuards(core, plan, { order, connection, signal: dropping.signal })
    const checked = await Promise.race([guards, dropped])
    if (isDropped()) return await dropped
    if (!('request' in checked)) {
      finish(pipeline, checked.kind, order)
      return checked
    }
    enter(pipeline, 'passed', { status: 'requesting', order, left: false })
    plan.onRequest?.()
    // Nothing may be awaited and no listener called between this check and the request.
    if (isDropped()) return await dropped
    watched.stop()
    return await request(pipeline, plan, onScreen, checked.request)
  } finally {
    watched.stop()
  }
}

/** Runs the wallet's part of an order that is on the screen at this moment. */
async function request<Shown, Problem extends TransactionProblem>(
  pipeline: Pipeline,
  plan: TransactionPlan<Shown, Problem>,
  onScreen: OrderOnScreen<Shown>,
  what: Eip1193Request,
): Promise<TransactionOutcome<Problem>> {
  const { core } = pipeline
  const { order, connection } = onScreen
  const { provider, requestNow, type } = connection
  // The guards have just read the wallet's chain.
  const wallet = { type, provider: requestNow ? { request: requestNow } : provider }
  const { readAnswer, sources, success } = plan
  let hasLeft = false
  let release = () => {}
  const watched = watchOrder(core, onScreen, { covered: true, sources }, () => {
    hasLeft = true
    release = leave(pipeline, onScreen)
  })
  // Navigation after an approval does not count as leaving.
  const entry = { success, onApproved: () => watched.stop() }
  try {
    const answer = readAnswer(order.chainId, await requestSignature(core, wallet, what, entry))
    const isShown = () => orderDifference(core, onScreen, true) === undefined
    const result =
      plan.result === 'none'
        ? Promise.resolve({ status: 'unknown' } as const)
        : followTransaction(core, order.chainId, answer, {
            account: order.account,
            effect: plan.effect,
          })
    if (plan.result === 'awaited' && !hasLeft && isShown())
      confirm(pipeline, onScreen, sources, result)
    else finish(pipeline, 'sent', order)
    return { kind: 'sent', answer, left: hasLeft, isShown, result }
  } catch (error) {
    finish(pipeline, 'failed', order)
    return { kind: 'failed', error, left: hasLeft }
  } finally {
    watched.stop()
    release()
  }
}

/**
 * Keeps the turn of an order that the visitor left while its request is open. Until the wallet answers or disconnects,
 * no other order is signed, because the wallet's owner could confuse the two. Returns a function that stops waiting for
 * the disconnect.
 */
function leave(pipeline: Pipeline, { order, connection }: OrderOnScreen): () => void {
  const { backend, networks, session } = pipeline.core
  enter(pipeline, 'left', { status: 'requesting', order, left: true })
  const isGone = () => session.all().every((each) => each.connection !== connection)
  const look = () => {
    if (isGone()) finish(pipeline, 'disconnected', order)
  }
  const stops = [session.store.subscribe(look), networks.store.subscribe(look)]
  look()
  // A request that is no longer visible must not be answered. Only the secure site can withdraw one.
  if (connection.type === 'AUTH') backend.auth?.abortApprovals()
  return () => stops.forEach((stop) => stop())
}

/** Keeps the turn until the result of a sent order is known, or the visitor leaves it. */
function confirm(
  pipeline: Pipeline,
  onScreen: OrderOnScreen,
  sources: TransactionPlan<unknown, never>['sources'],
  result: Promise<FollowedTransaction>,
) {
  const { order } = onScreen
  enter(pipeline, 'sent', { status: 'confirming', order })
  const watched = watchOrder(pipeline.core, onScreen, { covered: true, sources }, () => {
    finish(pipeline, 'left', order)
  })
  void result.then(() => {
    watched.stop()
    finish(pipeline, 'settled', order)
  })
}
