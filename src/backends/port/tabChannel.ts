/** Messages between the tabs of this site that are open now. Nothing is stored. */
export interface TabChannel {
  /** Posts to the other tabs. */
  post(message: unknown): void
  close(): void
}

/**
 * Opens the channel of that name. `listener` receives the messages of other tabs, unchecked; every
 * script of the site can post them. Returns `undefined` if the browser has no such channels.
 */
export type OpenTabChannel = (
  name: string,
  listener: (message: unknown) => void,
) => TabChannel | undefined
