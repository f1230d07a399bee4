import { useMemo, useState } from 'react'
import type { Scenario } from '../../scenarios/index.ts'
import { countTags } from './countTags.ts'

interface TagChipsProps {
  readonly scenarios: readonly Scenario[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

/** So many tags are shown before the rest is asked for. */
const few = 5

/** Tags to filter by; all chosen ones must be there. */
export function TagChips({ scenarios, chosen, onChange }: TagChipsProps) {
  const [all, setAll] = useState(false)
  const tags = useMemo(() => countTags(scenarios), [scenarios])
  const shown = tags.filter(({ tag }, index) => all || index < few || chosen.includes(tag))
  if (tags.length === 0) return null
  return (
    <div className="wb-chips" role="group" aria-label="Tags">
      {shown.map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          className="wb-chip"
          aria-pressed={chosen.includes(tag)}
          onClick={() =>
            onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
          }
        >
          {tag} <span className="wb-mono">{count}</span>
        </button>
      ))}
      {tags.length > few ? (
        <button
          type="button"
          className="wb-chip wb-chip-more"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'fewer' : `${tags.length - few} more`}
        </button>
      ) : null}
    </div>
  )
}
