/** The addresses under which one server's content is reached, each an origin of its own. */
export interface Origins {
  /** Where the workbench and its stages live. */
  readonly host: string
  /** Where the simulated sites live: another port, so another origin on the same site. */
  readonly sites: string
  /** Another host name, so another site: for pages that must not be trusted. */
  readonly hostile: string
}
