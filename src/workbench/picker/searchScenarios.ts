import type { Scenario } from '../../scenarios/index.ts'
import { fuzzyMatch } from './fuzzyMatch.ts'

export interface ScenarioHit {
  readonly scenario: Scenario
  /** Indexes of the found letters in the title. */
  readonly inTitle: readonly number[]
}

/**
 * The scenarios that have every tag and every word of the query in title, id or tags; the best fit
 * first, in their own order where they fit alike.
 */
export function searchScenarios(
  scenarios: readonly Scenario[],
  query: string,
  tags: readonly string[],
): readonly ScenarioHit[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  const found = scenarios
    .filter((scenario) => tags.every((tag) => scenario.tags.includes(tag)))
    .flatMap((scenario) => {
      const hits = words.map((word) => matchWord(scenario, word))
      if (hits.includes(undefined)) return []
      const sure = hits.flatMap((hit) => hit ?? [])
      const score = sure.reduce((sum, hit) => sum + hit.score, 0)
      return [{ scenario, score, inTitle: sure.flatMap(({ inTitle }) => inTitle) }]
    })
  return found.toSorted((a, b) => b.score - a.score)
}

function matchWord(scenario: Scenario, word: string) {
  const title = fuzzyMatch(scenario.title, word)
  const others = [scenario.id, ...scenario.tags].flatMap((text) => fuzzyMatch(text, word) ?? [])
  const best = Math.max(...others.map(({ score }) => score - 1), title?.score ?? -Infinity)
  return best === -Infinity ? undefined : { score: best, inTitle: title?.at ?? [] }
}
