import { posix } from 'node:path'
import { isTestFile, type SourceFile } from './sourceFiles.ts'
import { isNode, parse, problem, walk, type Problem, type SyntaxNode } from './syntax.ts'

const LONGEST = 300
/** Lines of a function, including the functions inside it. */
const LONGEST_FUNCTION = 150
const LONG_FUNCTION = 100
/** Functions over 100 lines in src. Lower it when one becomes shorter. */
const MOST_LONG_FUNCTIONS = 12
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
  return functionsOver(LONGEST_FUNCTION, file).map(({ node, count }) => {
    const message = `A function of ${count} lines, and ${LONGEST_FUNCTION} is the most: ask which jobs it does, and give each a function of its own.`
    return problem(file, node, message)
  })
}

/** All functions over 100 lines, if there are more of them than src may have. */
export function longFunctionProblems(files: readonly SourceFile[]): Problem[] {
  const long = files.flatMap((file) =>
    functionsOver(LONG_FUNCTION, file).map(({ node, count }) =>
      problem(
        file,
        node,
        `A function of ${count} lines, and at most ${MOST_LONG_FUNCTIONS} may have over ${LONG_FUNCTION}: give one of its jobs a function of its own.`,
      ),
    ),
  )
  return long.length > MOST_LONG_FUNCTIONS ? long : []
}

function functionsOver(limit: number, file: SourceFile) {
  const found: { readonly node: SyntaxNode; readonly count: number }[] = []
  walk(parse(file), (node) => {
    const { body } = node
    if (!/Function/.test(node.type) || !isNode(body)) return
    const count = file.text.slice(body.start, Number(body.end)).split('\n').length
    if (count > limit) found.push({ node, count })
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
