import { importGraph } from './importGraph.ts'
import type { SourceFile } from './sourceFiles.ts'
import type { Problem } from './syntax.ts'

/** The most files on the longest import path within one feature. */
const MOST_LEVELS = 6

const INSTEAD =
  'let one file wire the services and pass each what it needs, move shared types into one file that imports none of the others, or join files that are only understood together.'

/** Features with too many levels of imports. */
export function levelProblems(files: readonly SourceFile[]): Problem[] {
  const byFeature: Record<string, SourceFile[]> = {}
  for (const file of files) {
    const name = /^src\/widget\/features\/([^/]+)\//.exec(file.path)?.[1]
    if (name !== undefined) (byFeature[name] ??= []).push(file)
  }
  return Object.entries(byFeature).flatMap(([name, own]) => {
    const chain = longestChain(importGraph(own))
    const [path] = chain
    if (path === undefined || chain.length <= MOST_LEVELS) return []
    const message = `starts ${chain.length} levels of imports inside "${name}", and ${MOST_LEVELS} is the most: ${chain.join(' -> ')}. To shorten it, ${INSTEAD}`
    return [{ path, line: 1, message }]
  })
}

/** The longest import path. Cycles are reported by another rule, so they are cut here. */
function longestChain(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const known = new Map<string, readonly string[]>()
  const longest = (chains: readonly (readonly string[])[]) =>
    chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [])

  function chainFrom(path: string): readonly string[] {
    const found = known.get(path)
    if (found) return found
    known.set(path, [])
    const chain = [path, ...longest((graph.get(path) ?? []).map(chainFrom))]
    known.set(path, chain)
    return chain
  }
  return longest([...graph.keys()].map(chainFrom))
}
