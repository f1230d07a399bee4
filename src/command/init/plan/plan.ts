import type { ByHand, FileEdit } from '../../app/fileEdit.ts'

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
