import { useMemo, useState } from 'react'
import type { Scenario } from '../../scenarios/index.ts'
import { countTags } from './countTags.ts'

interface TagChipsProps {
  readonly scenarios: readonly Scenario[]
  /** What the list shows: the counts are of these. */
  readonly shown: readonly Scenario[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

/** So many tags are shown before the rest is asked for. */
const few = 5

/** Tags to filter by; all chosen ones must be there. Their order never changes, so that none moves away from the pointer. */
export function TagChips({ scenarios, shown, chosen, onChange }: TagChipsProps) {
  const [all, setAll] = useState(false)
  const tags = useMemo(() => countTags(scenarios).map(({ tag }) => tag), [scenarios])
  const counts = useMemo(
    () => new Map(countTags(shown).map(({ tag, count }) => [tag, count])),
    [shown],
  )
  if (tags.length === 0) return null
  const chips = tags
    .filter((tag, index) => all || index < few || chosen.includes(tag))
    .map((tag) => {
      const count = counts.get(tag) ?? 0
      const isChosen = chosen.includes(tag)
      return (
        <button
          key={tag}
          type="button"
          className="wb-chip"
          aria-pressed={isChosen}
          disabled={count === 0 && !isChosen}
          onClick={() =>
            onChange(isChosen ? chosen.filter((one) => one !== tag) : [...chosen, tag])
          }
        >
          {tag} <span className="wb-mono wb-chip-count">{count}</span>
        </button>
      )
    })
  return (
    <div className="wb-tag-filter" role="group" aria-label="Tags" data-all={all}>
      <div className="wb-chips">{chips}</div>
      <div className="wb-chip-actions">
        {tags.length > few ? (
          <button
            type="button"
            className="wb-chip wb-chip-more"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Fewer tags' : `${tags.length - few} more`}
          </button>
        ) : null}
        {chosen.length > 0 ? (
          <button type="button" className="wb-chip wb-chip-more" onClick={() => onChange([])}>
            Clear tags
          </button>
        ) : null}
      </div>
    </div>
  )
}
