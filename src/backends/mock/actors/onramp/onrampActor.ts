import type { Purchase } from '../../world/worldTypes.ts'
import type { OnrampChoice, OnrampOffer } from './onrampMessages.ts'

/** A window of the on-ramp provider that is still undecided. */
export interface OnrampWindow {
  readonly id: number
  readonly offer: OnrampOffer
}

/**
 * The on-ramp provider's windows and purchases. A person can also operate each window directly
 * (wire 1.10).
 */
export interface OnrampActor {
  /** Returns the open windows that wait for a person, oldest first. */
  windows(): readonly OnrampWindow[]
  /** Changes the token, currency or amount in a window. */
  choose(windowId: number, choice: OnrampChoice): void
  /** Pays. The tokens are sent, and the purchase is complete. Resolves when they have arrived. */
  complete(windowId: number): Promise<void>
  /** Declines the card, so that the purchase fails. */
  decline(windowId: number): void
  /** Pays, and leaves the purchase in progress for that many virtual ms, or until a person completes or declines it. */
  delay(windowId: number, ms?: number): void
  /** Closes the window, as its visitor does. */
  close(windowId: number): void
  /** Cuts the window off: the page that opened it reads it as closed, and the visitor goes on in it. */
  cutOff(windowId: number): void
  /** Returns the purchases in progress, oldest first. */
  waiting(): readonly Purchase[]
  /** Settles a purchase in progress: sends the tokens, or returns the money. */
  settle(purchaseId: string, outcome: 'SUCCESS' | 'FAILED'): Promise<void>
  subscribe(listener: () => void): () => void
}
