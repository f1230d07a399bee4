import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'

/** The part of Playwright's `Page` that is typed without Playwright. At run time, it is the whole `Page`. */
export interface InvariantPage {
  url(): string
  /** Runs a function in the page, without the variables around it. */
  evaluate<T>(inPage: () => T | Promise<T>): Promise<T>
}

/** A page after a step, when it has settled. */
export interface InvariantState {
  readonly page: InvariantPage
  /** The path, query and hash of the page's address. */
  readonly path: string
  /** The text on the screen, that of Foyer's modal included. */
  readonly text: string
  /** Every call so far across the boundaries of the page, such as `wallet.eth_sendTransaction`, oldest first. A reload begins a new list. */
  readonly calls: readonly CallRecord[]
}

/** Something that must be true after every step on the host's page. */
export interface Invariant {
  /** The name in findings and in scenario files; unique. */
  readonly name: string
  /** Checks the page. A returned text or a thrown error is a finding. Called in Node. */
  readonly check: (
    state: InvariantState,
  ) => string | null | undefined | void | Promise<string | null | undefined | void>
}

/** Settings of `npx foyerkit explore`. */
export interface ExploreConfig {
  readonly invariants?: readonly Invariant[] | undefined
  /**
   * Parts of messages of the page's console and of its uncaught errors. Such a message is no
   * finding.
   */
  readonly ignore?: readonly string[] | undefined
}
