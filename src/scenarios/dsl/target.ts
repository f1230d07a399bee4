/** An element as a person names it: by role and accessible name. */
export interface Target {
  readonly role: string
  readonly name?: string
  /** Matches the whole name instead of a part of it. Default true. */
  readonly exact?: boolean
  /** Index among several matches, from 0. If absent, there must be exactly one. */
  readonly nth?: number
  /** Where to look: in the open dialog (default while it is open), or on the host page. */
  readonly within?: 'modal' | 'page'
}
