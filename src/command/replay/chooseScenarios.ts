import type { Scenario } from '../../scenarios/index.ts'

interface Filter {
  /** The wanted tags; every scenario matches if there are none. */
  readonly tags: readonly string[]
  /** A pattern that the title or the path must match. */
  readonly grep?: RegExp
}

interface Choosable {
  /** Path of the scenario in the project. */
  readonly name: string
  readonly recording: Pick<Scenario, 'title' | 'tags'>
}

/**
 * The scenarios with one of the tags and the text.
 * @throws Error if there is none
 */
export function chooseScenarios<T extends Choosable>(
  all: readonly T[],
  { tags, grep }: Filter,
): readonly T[] {
  const tagged = all.filter(
    ({ recording }) => tags.length === 0 || recording.tags.some((tag) => tags.includes(tag)),
  )
  if (tagged.length === 0) {
    const there = [...new Set(all.flatMap(({ recording }) => recording.tags))].toSorted()
    throw new Error(
      `No scenario has the tag ${tags.join(' or ')}. The tags are: ${there.join(', ') || 'none'}.`,
    )
  }
  const chosen = tagged.filter(
    ({ name, recording }) => grep === undefined || grep.test(recording.title) || grep.test(name),
  )
  if (chosen.length > 0) return chosen
  throw new Error(
    `No scenario matches ${String(grep)} by title or path (${tagged.length} searched). The first is: ${tagged[0]?.recording.title}.`,
  )
}
