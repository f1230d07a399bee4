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
