import type { LibraryName } from './libraries/libraryNames.ts'

/** The parsed arguments of `npx foyerkit migrate`. */
export interface MigrateOptions {
  readonly kind: 'migrate'
  /** The library whose modal is replaced. */
  readonly library: LibraryName
  /** Whether nothing is asked. */
  readonly isYes: boolean
  /** Whether files with changes that are not committed are edited without a question, too. */
  readonly isForced: boolean
  /** Whether nothing is written. */
  readonly isDry: boolean
  /** Whether the test that `init` has set up is run at the end. */
  readonly runsTest: boolean
  /** The folder of the tarballs to install. */
  readonly from?: string
}
