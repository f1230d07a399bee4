import type { Scenario } from '../../scenarios/index.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { stem, wordsOf } from './stem.ts'

/** The indexed words of one scenario. */
export interface IndexedScenario {
  readonly scenario: Scenario
  /** Stems of the title with the positions of each word's letters. */
  readonly title: ReadonlyMap<string, readonly number[]>
  /** Stems of id and tags. */
  readonly labels: ReadonlySet<string>
  /** Stems of the steps' sentences, each with the number of its first step, from 0. */
  readonly steps: ReadonlyMap<string, number>
  /** Ids of the clauses that its steps prove, in lower case, with the numbers of their steps. */
  readonly clauses: ReadonlyMap<string, number>
}

/** Indexes every scenario once, so that each key in the search only compares words. */
export function indexScenarios(scenarios: readonly Scenario[]): readonly IndexedScenario[] {
  const known = new Map<string, string>()
  const stemOf = (word: string) => {
    const found = known.get(word) ?? stem(word)
    known.set(word, found)
    return found
  }
  return scenarios.map((scenario) => {
    const steps = new Map<string, number>()
    const clauses = new Map<string, number>()
    for (const [index, step] of scenario.steps.entries()) {
      const { text, covers } = describeStep(step)
      for (const { word } of wordsOf(text)) {
        const key = stemOf(word)
        if (!steps.has(key)) steps.set(key, index)
      }
      for (const clause of covers) {
        const key = clause.toLowerCase()
        if (!clauses.has(key)) clauses.set(key, index)
      }
    }
    return {
      scenario,
      title: new Map(
        wordsOf(scenario.title).map(({ word, at, length }) => [
          stemOf(word),
          Array.from({ length }, (_, index) => at + index),
        ]),
      ),
      labels: new Set(
        [scenario.id, ...scenario.tags].flatMap((text) =>
          wordsOf(text).map(({ word }) => stemOf(word)),
        ),
      ),
      steps,
      clauses,
    }
  })
}
