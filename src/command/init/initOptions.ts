/** The parsed arguments of `npx foyerkit init`. */
export interface InitOptions {
  readonly kind: 'init'
  /** Whether nothing is asked. */
  readonly isYes: boolean
  /** Whether files with changes that are not committed are edited without a question, too. */
  readonly isForced: boolean
  /** Whether nothing is written. */
  readonly isDry: boolean
  /** Whether a workflow for GitHub is written. */
  readonly hasWorkflow: boolean
  /** Whether the test is run at the end. */
  readonly runsTest: boolean
  /** Whether everything is taken back. */
  readonly isRemoval: boolean
  /** The folder of the tarballs to install. */
  readonly from?: string
}
