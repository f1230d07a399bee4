import type { NameSuggestion } from '../../../backends/port/services/names.ts'

/** The minimum length of a name in characters (C-257), and the maximum, that of a domain label (open point 99). */
const shortestName = 4
export const longestName = 63

/** The pause in typing after which the name is looked up, in ms (C-263). */
export const nameDebounce = 500

/** The errors of a name that the visitor can fix. */
export type NameProblem = 'short' | 'invalid' | 'owned'

/** Normalises typed text to lower case, at most 63 characters, because names are domain labels (open point 99). */
export function typedName(text: string): string {
  return text.trim().toLowerCase().slice(0, longestName)
}

/** The inline error of a name (C-257 to C-260). An empty field has none, unless the account already has a name. */
export function nameProblem(name: string, owned: boolean): NameProblem | undefined {
  if (owned) return 'owned'
  if (name === '') return undefined
  if (name.length < shortestName) return 'short'
  return /^[a-z0-9-]+$/.test(name) && name.length <= longestName ? undefined : 'invalid'
}

/** Alternatives to a taken name: other names that are free and valid (C-265). */
export function otherNames(
  name: string,
  suggestions: readonly NameSuggestion[],
): readonly string[] {
  const free = suggestions.filter((each) => !each.registered && each.name !== name)
  return free.map((each) => each.name).filter((each) => nameProblem(each, false) === undefined)
}
