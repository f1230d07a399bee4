import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConfirmedOrder } from '../../../money/tokens/tokenConfirmation.ts'

const risks = ['lookAlike', 'token', 'burn', 'noKey'] as const

/** A reason why money that is sent to an address is probably lost. */
export type RecipientRisk = (typeof risks)[number]

/** Whether a kind of warning or verdict is a risk that the visitor has to confirm. */
export function isRisk(kind: string): kind is RecipientRisk {
  return risks.some((each) => each === kind)
}

interface Confirmed extends ConfirmedOrder {
  readonly risks: readonly RecipientRisk[]
}

/**
 * The risks of the recipient that the visitor confirmed for one order; read them by `core.use(createConfirmedRisks)`.
 */
export interface ConfirmedRisks {
  readonly store: StoreApi<{ readonly confirmed: Confirmed | undefined }>
  set(order: ConfirmedOrder, risks: readonly RecipientRisk[]): void
  /** Returns true only for that order on that screen. */
  has(order: ConfirmedOrder, risk: RecipientRisk): boolean
}

/** Creates the confirmations of a widget, which keep only the last one. */
export function createConfirmedRisks(): ConfirmedRisks {
  const store = createStore<{ confirmed: Confirmed | undefined }>(() => ({ confirmed: undefined }))
  return {
    store,
    set: (order, given) => store.setState({ confirmed: { ...order, risks: given } }),
    has({ order, screen }, risk) {
      const { confirmed } = store.getState()
      if (confirmed === undefined || confirmed.screen !== screen || confirmed.order !== order)
        return false
      return confirmed.risks.includes(risk)
    },
  }
}
