import { isRecord } from '../../backends/port/isRecord.ts'
import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import { findScenarioProblems } from '../../scenarios/index.ts'

/** Characters of JSON in a set. */
const longest = 100_000

export type ReadFaultSet =
  | { readonly set: FaultSet; readonly problem?: undefined }
  | { readonly set?: undefined; readonly problem: string }

/**
 * A set of faults from a file, a link or the browser, or why it cannot be used. It may come from anyone, so every part of it is checked.
 * @param name name of its file; absent if the value has one
 * @param text JSON
 */
export function readFaultSet(text: string, name?: string): ReadFaultSet {
  if (text.length > longest) return { problem: 'It is larger than 100 kB.' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { problem: 'It is not JSON.' }
  }
  if (!isRecord(value)) return { problem: 'It is not an object with "title" and "faults".' }
  return readValue(name === undefined ? value : { ...value, name })
}

function readValue({
  name,
  title,
  about,
  faults,
  ...others
}: Record<string, unknown>): ReadFaultSet {
  const [stranger] = Object.keys(others)
  if (stranger !== undefined) return { problem: `A set of faults has no "${stranger}".` }
  if (typeof name !== 'string' || !/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name)) {
    return { problem: 'Its name has other characters than lowercase letters, digits and hyphens.' }
  }
  if (typeof title !== 'string' || title.trim() === '') return { problem: '"title" is missing.' }
  if (about !== undefined && typeof about !== 'string') return { problem: '"about" is not a text.' }
  if (!Array.isArray(faults) || faults.length === 0) return { problem: '"faults" is missing.' }
  const at = faults.map((rule) => findScenarioProblems({ faults: [rule], steps: [] })[0])
  const first = at.findIndex((why) => why !== undefined)
  if (first >= 0) return { problem: `Fault ${first + 1}: ${at[first]}` }
  const rules = faults.map(({ target, when, effect }: FaultSet['faults'][number]) => ({
    target,
    when,
    effect,
  }))
  return { set: { name, title, ...(about === undefined ? {} : { about }), faults: rules } }
}
