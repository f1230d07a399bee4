import type { Purchase } from '../../world/worldTypes.ts'
import type { OnrampChoice, OnrampOffer } from './onrampMessages.ts'

/** A window of the on-ramp provider in which nobody has decided yet. */
export interface OnrampWindow {
  readonly id: number
  readonly offer: OnrampOffer
}

/** The on-ramp provider's windows and purchases (wire 1.10). Each window may be operated in itself as well. */
export interface OnrampActor {
  /** Open windows that wait for a person, oldest first. */
  windows(): readonly OnrampWindow[]
  /** Another token, currency or amount. */
  choose(windowId: number, choice: OnrampChoice): void
  /** Pays: the tokens are sent, and the purchase counts as done. Resolves when they have arrived. */
  complete(windowId: number): Promise<void>
  /** The card is declined: the purchase has failed. */
  decline(windowId: number): void
  /** Pays, and the purchase stays in progress: for that many virtual ms, or until it is settled by hand. */
  delay(windowId: number, ms?: number): void
  /** Closes the window, as its visitor does. */
  close(windowId: number): void
  /** Purchases that are in progress, oldest first. */
  waiting(): readonly Purchase[]
  /** Sends what was bought, or gives the money back. */
  settle(purchaseId: string, outcome: 'SUCCESS' | 'FAILED'): Promise<void>
  subscribe(listener: () => void): () => void
}
