/** The addresses under which one server's content is reached; each is a separate origin. */
export interface Origins {
  /** The origin of the workbench and its stages. */
  readonly host: string
  /** The origin of the simulated sites: another port, so another origin on the same site. */
  readonly sites: string
  /** The origin of pages that must not be trusted: another host name, so another site. */
  readonly hostile: string
}
