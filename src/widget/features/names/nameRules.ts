import type { NameSuggestion } from '../../../backends/port/services/names.ts'

/** Characters that a name has at least (C-257) and at most (open point 99). */
const shortest = 4
export const longestName = 63

/** ms without typing before the name is looked up (C-263, wire 1.6). */
export const nameDebounce = 500

/** What is wrong with a name, as far as the visitor can change it. */
export type NameProblem = 'short' | 'invalid' | 'owned'

/** What the field makes of what is typed: small letters, at most 63 (open point 99). */
export function typedName(text: string): string {
  return text.trim().toLowerCase().slice(0, longestName)
}

/** The inline error of a name (C-257 to C-260); an empty field has none, unless the account has a name already. */
export function nameProblem(name: string, owned: boolean): NameProblem | undefined {
  if (owned) return 'owned'
  if (name === '') return undefined
  if (name.length < shortest) return 'short'
  return /^[a-z0-9-]+$/.test(name) && name.length <= longestName ? undefined : 'invalid'
}

/** The names to offer instead of one that is taken: the others that are free and could be registered (C-265). */
export function otherNames(
  name: string,
  suggestions: readonly NameSuggestion[],
): readonly string[] {
  const free = suggestions.filter((each) => !each.registered && each.name !== name)
  return free.map((each) => each.name).filter((each) => nameProblem(each, false) === undefined)
}
