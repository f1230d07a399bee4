import { isConfirmed } from '../ask.ts'
import type { FileEdit } from '../fileEdit.ts'
import { uncommitted } from '../project/git.ts'

/** How much a command asks before it writes. */
export interface Asking {
  /** Whether nothing is asked. */
  readonly isYes: boolean
  /** Whether files with changes that are not committed are edited without a question, too. */
  readonly isForced: boolean
}

/**
 * Whether the developer agrees to some edits.
 * @throws Error if nothing may be asked, and a file has changes that are not committed
 */
export async function isAgreed(
  folder: string,
  edits: readonly FileEdit[],
  { isYes, isForced }: Asking,
  say: (line: string) => void,
): Promise<boolean> {
  // package.json is likely to have changed: the command itself may just have been installed.
  const edited = edits
    .filter(({ path, before }) => before !== undefined && path !== 'package.json')
    .map(({ path }) => path)
  const dirty = isForced ? [] : uncommitted(folder, edited)
  const changes = `${dirty.join(', ')} ${dirty.length === 1 ? 'has' : 'have'} changes that are not committed`
  if (isYes) {
    if (dirty.length === 0) return true
    throw new Error(
      `${changes}, so nothing was written. Commit or stash them, or add --force, and run the command again.`,
    )
  }
  return isConfirmed(say, dirty.length > 0 ? `${changes}.` : undefined)
}
