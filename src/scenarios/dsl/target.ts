/** An element as a person names it: by role and accessible name. */
export interface Target {
  readonly role: string
  readonly name?: string
  /** True to match the whole name instead of a part of it. Default true. */
  readonly exact?: boolean
  /** The index among several matches, from 0. If absent, there must be exactly one. */
  readonly nth?: number
  /** The place to search: the open dialog (default while it is open), or the host page. */
  readonly within?: 'modal' | 'page'
}
