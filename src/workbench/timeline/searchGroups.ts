import { wordSearch } from '../../run/format/wordSearch.ts'
import type { TimelineGroup } from './groupEntries.ts'

/** The lines that contain every word, in any order and case: in their kind, their text or the data of their event. */
export function searchGroups(
  groups: readonly TimelineGroup[],
  query: string,
): readonly TimelineGroup[] {
  if (query.trim() === '') return groups
  const isFound = wordSearch(query)
  return groups.filter(({ first: { event }, text }) => {
    const { type, ...details } = event
    return isFound(`${type} ${text} ${JSON.stringify(details)}`)
  })
}
