import { useId, useMemo } from 'react'
import type { Scenario } from '../../scenarios/index.ts'
import type { ScenarioHit } from './scenarioList.ts'

interface TagFilterProps {
  readonly scenarios: readonly Scenario[]
  /** The listed scenarios, to which the counts apply. */
  readonly shown: readonly ScenarioHit[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

/** Number of tags beside the button that opens them all. */
const few = 3

/**
 * Tags to filter by; a scenario must have all selected ones. One line: the most used and the selected ones, and a button that opens them
 * all. Their order never changes, so that none moves away from the pointer.
 */
export function TagFilter({ scenarios, shown, chosen, onChange }: TagFilterProps) {
  const id = useId()
  const tags = useMemo(() => countTags(scenarios).map(({ tag }) => tag), [scenarios])
  const counts = useMemo(
    () =>
      new Map(
        countTags(shown.map(({ scenario }) => scenario)).map(({ tag, count }) => [tag, count]),
      ),
    [shown],
  )
  if (tags.length === 0) return null

  const chipOf = (tag: string) => {
    const count = counts.get(tag) ?? 0
    const isChosen = chosen.includes(tag)
    return (
      <button
        key={tag}
        type="button"
        className="wb-chip"
        aria-pressed={isChosen}
        disabled={count === 0 && !isChosen}
        onClick={() => onChange(isChosen ? chosen.filter((one) => one !== tag) : [...chosen, tag])}
      >
        {tag} <span className="wb-mono wb-chip-count">{count}</span>
      </button>
    )
  }

  return (
    <div className="wb-tag-filter">
      <button type="button" className="wb-chip wb-chip-more" popoverTarget={id}>
        Tags{chosen.length > 0 ? ` (${chosen.length})` : ''}
      </button>
      <div className="wb-tag-line" role="group" aria-label="Chosen and most used tags">
        {tags.filter((tag, index) => index < few || chosen.includes(tag)).map(chipOf)}
      </div>
      <div id={id} popover="auto" className="wb-popover wb-tag-list" role="group" aria-label="Tags">
        <div className="wb-chips">{tags.map(chipOf)}</div>
        <button
          type="button"
          className="wb-button wb-small"
          disabled={chosen.length === 0}
          onClick={() => onChange([])}
        >
          Clear tags
        </button>
      </div>
    </div>
  )
}

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
