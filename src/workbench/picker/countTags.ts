import type { Scenario } from '../../scenarios/index.ts'

/** Every tag with the number of its scenarios, the most used first. */
export function countTags(scenarios: readonly Scenario[]) {
  const counts = new Map<string, number>()
  for (const tag of scenarios.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
