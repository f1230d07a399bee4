/** A file as it is, and as it will be. */
export interface FileEdit {
  readonly path: string
  /** Undefined for a file that is new. */
  readonly before?: string
  readonly after: string
  /** What is added to a file that is there, in order. */
  readonly inserted: readonly string[]
}

/** Something that cannot be edited with certainty. */
export interface ByHand {
  readonly path: string
  readonly why: string
  /** The lines to add there. */
  readonly lines: readonly string[]
}

/** All that a run of `init` wants to do. */
export interface Plan {
  /** The packages to install, as the package manager is told. */
  readonly packages: readonly string[]
  readonly edits: readonly FileEdit[]
  readonly byHand: readonly ByHand[]
  /** The script of package.json that runs the test. */
  readonly script: string
  /** The scripts that are added to package.json. */
  readonly scripts: Readonly<Record<string, string>>
  /** Sentences for the developer. */
  readonly notes: readonly string[]
}
