import type { ScenarioHit, SearchResult } from './scenarioList.ts'
import { fuzzyMatch } from './fuzzyMatch.ts'
import type { IndexedScenario } from './searchIndex.ts'
import { stem, wordsOf } from './stem.ts'
import { synonymsOf } from './synonymsOf.ts'

interface WordHit {
  readonly score: number
  readonly inTitle?: readonly number[]
  readonly inStep?: number
}

/**
 * The scenarios with every tag and every word of the query: in title, id, tags, the sentences of their steps or the clauses that they
 * prove; in any grammatical form, or as a synonym. The best match comes first; equal matches keep their own order. If there is none, the
 * nearest ones.
 */
export function searchScenarios(
  index: readonly IndexedScenario[],
  query: string,
  tags: readonly string[],
): SearchResult {
  const typed = query.trim().split(/\s+/).filter(Boolean)
  const telling = typed.filter((word) => !fillers.has(word.toLowerCase().replace(/\W+$/, '')))
  const words = telling.length > 0 ? telling : typed
  const matchers = words.map(createMatcher)
  const tagged = index.filter(({ scenario }) => tags.every((tag) => scenario.tags.includes(tag)))
  const ranked = rank(tagged, matchers)
  const exact = ranked.filter(({ found }) => found === words.length)
  if (exact.length > 0) return { hits: exact.map(({ hit }) => hit), isNearest: false }
  const some = ranked.some(({ found }) => found > 0) ? ranked : rank(index, matchers)
  const mostFound = Math.max(0, ...some.map(({ found }) => found))
  const near = mostFound === 0 ? [] : some.filter(({ found }) => found === mostFound)
  return { hits: near.map(({ hit }) => hit), isNearest: near.length > 0 }
}

/** Words of a question that say nothing about what is looked for. */
const fillers = new Set(
  'a an and are can do does for happen happens how i if in is it my of on or that the then there to what when which who why will with you'.split(
    ' ',
  ),
)

type Matcher = (entry: IndexedScenario) => WordHit | undefined

function rank(index: readonly IndexedScenario[], matchers: readonly Matcher[]) {
  return index
    .map((entry) => {
      const hits = matchers.flatMap((match) => match(entry) ?? [])
      const step = hits.find(({ inStep }) => inStep !== undefined)?.inStep
      const hit: ScenarioHit = {
        scenario: entry.scenario,
        inTitle: hits.flatMap(({ inTitle }) => inTitle ?? []),
        ...(step === undefined ? {} : { inStep: step }),
      }
      return { hit, found: hits.length, score: hits.reduce((sum, { score }) => sum + score, 0) }
    })
    .toSorted((a, b) => b.found - a.found || b.score - a.score)
}

/**
 * Points by the place in which a word is found; a word exactly as typed gets 120 and more, within another one 50 and more, letters with
 * gaps fewer than 30.
 */
const points = { stem: 95, clause: 90, synonym: 45, step: 30, stepSynonym: 15 }

function createMatcher(typed: string): Matcher {
  const lower = typed.toLowerCase()
  const clause = /^c-\d{1,3}$/.test(lower) ? lower : undefined
  const [whole = { word: lower }] = wordsOf(typed)
  const stemmed = stem(whole.word)
  const synonyms = synonymsOf(stemmed)

  function inLabels(entry: IndexedScenario): WordHit | undefined {
    const { scenario } = entry
    const title = fuzzyMatch(scenario.title, typed)
    const others = [scenario.id, ...scenario.tags].flatMap((text) => fuzzyMatch(text, typed) ?? [])
    const same = entry.title.get(stemmed)
    const candidates: readonly WordHit[] = [
      ...(title ? [{ score: title.score, inTitle: title.at }] : []),
      ...others.map(({ score }) => ({ score: score - 1, inTitle: title?.at ?? same ?? [] })),
      ...(same ? [{ score: points.stem, inTitle: same }] : []),
      ...(entry.labels.has(stemmed) ? [{ score: points.stem - 1 }] : []),
      ...synonyms.flatMap((synonym) => {
        const inTitle = entry.title.get(synonym)
        if (inTitle) return [{ score: points.synonym, inTitle }]
        return entry.labels.has(synonym) ? [{ score: points.synonym - 1 }] : []
      }),
    ]
    return candidates.toSorted((a, b) => b.score - a.score)[0]
  }

  function inSteps(entry: IndexedScenario): WordHit | undefined {
    const same = entry.steps.get(stemmed)
    if (same !== undefined) return { score: points.step, inStep: same }
    // A word may still be incomplete.
    if (stemmed.length >= 3) {
      for (const [word, inStep] of entry.steps) {
        if (word.startsWith(stemmed)) return { score: points.step - 5, inStep }
      }
    }
    for (const synonym of synonyms) {
      const inStep = entry.steps.get(synonym)
      if (inStep !== undefined) return { score: points.stepSynonym, inStep }
    }
    return undefined
  }

  return (entry) => {
    if (clause !== undefined) {
      const inStep = entry.clauses.get(clause)
      return inStep === undefined ? undefined : { score: points.clause, inStep }
    }
    const found = inLabels(entry)
    if (found && found.score >= points.step) return found
    return inSteps(entry) ?? found
  }
}
