import { importGraph } from './importGraph.ts'
import type { SourceFile } from './sourceFiles.ts'
import type { Problem } from './syntax.ts'

const INSTEAD =
  'None of them can be read without the others: move what they share into a file of its own, or let one take it as an argument.'

/** Files that import each other's values in a circle. Each circle is reported once. */
export function circleProblems(files: readonly SourceFile[]): Problem[] {
  const targets = importGraph(files)
  const done = new Set<string>()
  const problems: Problem[] = []

  function follow(path: string, way: readonly string[]): void {
    const start = way.indexOf(path)
    if (start >= 0) {
      const circle = [...way.slice(start), path].join(' -> ')
      problems.push({ path, line: 1, message: `imports itself: ${circle}. ${INSTEAD}` })
      return
    }
    if (done.has(path)) return
    for (const next of targets.get(path) ?? []) follow(next, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) follow(path, [])
  return problems
}
