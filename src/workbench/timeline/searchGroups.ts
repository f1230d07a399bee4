import type { TimelineGroup } from './groupEntries.ts'

/** The lines that contain every word, in any order and case: in their kind, their text or the data of their event. */
export function searchGroups(
  groups: readonly TimelineGroup[],
  query: string,
): readonly TimelineGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups.filter(({ first: { event }, text }) => {
    const { type, ...details } = event
    const known = `${type} ${text} ${JSON.stringify(details)}`.toLowerCase()
    return words.every((word) => known.includes(word))
  })
}
