import type { FileEdit } from '../../app/fileEdit.ts'

/** Something of an app that the command does not carry over. */
export interface Remark {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** What it is: an option, a hook or an element. */
  readonly what: string
  /** Why it is not carried over, as the end of a sentence. */
  readonly why: string
  /** Code that the developer can write for it. */
  readonly lines: readonly string[]
}

/** All that a run of `migrate` wants to do. */
export interface Migration {
  readonly edits: readonly FileEdit[]
  /** What the app does without from now on. */
  readonly left: readonly Remark[]
  /** What is to be changed by hand, because the app needs it. */
  readonly byHand: readonly Remark[]
  /** The packages that nothing imports any more. */
  readonly unused: readonly string[]
}
