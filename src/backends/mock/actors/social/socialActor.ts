import type { SocialProvider } from '../../../port/connectors.ts'

/** A provider's window that waits for a person. */
export interface SocialWindow {
  readonly id: number
  readonly provider: SocialProvider
  /** The people who may continue: those in the world with a login there. */
  readonly people: readonly { readonly email: string; readonly name: string }[]
}

/** The login providers' windows. A person can also operate each window directly (wire 2.6). */
export interface SocialActor {
  /** Returns the open windows, oldest first. */
  windows(): readonly SocialWindow[]
  /** Continues as that person, or the first one if absent; resolves when the result has reached the page. */
  continueAs(windowId: number, email?: string): Promise<void>
  refuse(windowId: number): Promise<void>
  /** Closes the window, as its visitor does. */
  close(windowId: number): void
  /** Detaches the window from the page, as a provider's page with a strict cross-origin-opener-policy does. */
  cutOff(windowId: number): void
  subscribe(listener: () => void): () => void
}
