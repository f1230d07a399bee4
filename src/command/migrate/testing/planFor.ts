import { treeOf } from '../../app/project/tree.ts'
import { libraries } from '../libraries/libraries.ts'
import type { LibraryName } from '../libraries/libraryNames.ts'
import { planMigration } from '../plan/planMigration.ts'

/** Plans for an app in memory. Its texts are those of the changed files alone. */
export function planFor(
  name: LibraryName,
  files: Readonly<Record<string, string>>,
  { isBrowserOnly = false } = {},
) {
  const library = libraries[name]
  const { edits, ...plan } = planMigration({ tree: treeOf(files), library, isBrowserOnly })
  return { ...plan, texts: Object.fromEntries(edits.map(({ path, after }) => [path, after])) }
}
