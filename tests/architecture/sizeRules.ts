import type { SourceFile } from './sourceFiles.ts'
import type { Problem } from './syntax.ts'

const LONGEST = 300

/** Files that have grown past the size at which one job is still visible. */
export function sizeProblems(file: SourceFile): Problem[] {
  const count = file.text.trimEnd().split('\n').length
  if (count <= LONGEST) return []
  const message = `${count} lines, and ${LONGEST} is the most: ask what the one job of this file is and move the others out.`
  return [{ path: file.path, line: LONGEST, message }]
}
