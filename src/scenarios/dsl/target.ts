/** An element as a person names it: by role and accessible name. */
export interface Target {
  readonly role: string
  readonly name?: string
  /** The whole name instead of a part of it. Default true. */
  readonly exact?: boolean
  /** Which one of several, from 0. Without it there must be exactly one. */
  readonly nth?: number
  /** The open dialog (default while it is open), or the host page. */
  readonly within?: 'modal' | 'page'
}
