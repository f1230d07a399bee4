import type { SourceFile } from './sourceFiles.ts'
import type { Problem } from './syntax.ts'

const LONGEST = 300
/** A list of cases is read one by one and may be longer. */
const LONGEST_TEST = 400

/** Files that have grown past the size at which one job is still visible. */
export function sizeProblems(file: SourceFile): Problem[] {
  const count = file.text.trimEnd().split('\n').length
  const longest = /\.(test|spec)\.tsx?$/.test(file.path) ? LONGEST_TEST : LONGEST
  if (count <= longest) return []
  const message = `${count} lines, and ${longest} is the most: ask what the one job of this file is and move the others out.`
  return [{ path: file.path, line: longest, message }]
}
