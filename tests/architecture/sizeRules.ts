import { posix } from 'node:path'
import { isTestFile, type SourceFile } from './sourceFiles.ts'
import { isNode, parse, problem, walk, type Problem } from './syntax.ts'

const LONGEST = 300
/** Lines of the body of a function, with the functions in it. */
const LONGEST_FUNCTION = 150
/** Files beside the sub-folders of a folder. A test counts with its source, a style sheet with its component. */
const MOST_FILES = 20

/** Files that are too long. */
export function sizeProblems(file: SourceFile): Problem[] {
  const count = file.text.trimEnd().split('\n').length
  if (count <= LONGEST) return []
  const message = `${count} lines, and ${LONGEST} is the most: ask what the one job of this file is and move the others out.`
  return [{ path: file.path, line: LONGEST, message }]
}

/** Functions that are too long. */
export function functionProblems(file: SourceFile): Problem[] {
  const found: Problem[] = []
  walk(parse(file), (node) => {
    const { body } = node
    if (!/Function/.test(node.type) || !isNode(body)) return
    const count = file.text.slice(body.start, Number(body.end)).split('\n').length
    if (count <= LONGEST_FUNCTION) return
    const message = `A function of ${count} lines, and ${LONGEST_FUNCTION} is the most: ask which jobs it does, and give each a function of its own.`
    found.push(problem(file, node, message))
  })
  return found
}

/** Folders with too many files. */
export function folderProblems(files: readonly SourceFile[]): Problem[] {
  const byFolder: Record<string, number> = {}
  for (const { path } of files) {
    const folder = posix.dirname(path)
    if (!isTestFile(path)) byFolder[folder] = (byFolder[folder] ?? 0) + 1
  }
  return Object.entries(byFolder)
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => {
      const message = `${count} files, and ${MOST_FILES} is the most: make sub-folders that say what they hold, or join files that are only understood together.`
      return { path, line: 1, message }
    })
}
