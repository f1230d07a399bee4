import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Describes the error in a config, or in the object `whole`, in one sentence with the path of the option. */
export function describeIssue(issue: Issue, config: unknown, whole = 'the default export'): string {
  const where = pathOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return `${pathOf([...issue.path, key])} is no option. Correct its name, or leave it out.`
  }
  const value = issue.path.reduce<unknown>(
    (outer, key) =>
      typeof outer === 'object' && outer !== null ? Reflect.get(outer, key) : undefined,
    config,
  )
  return `${where === '' ? whole : where} must be ${issue.message}, and is ${shown(value)}.`
}

/** Returns the path as it is written in code: `world.tokens[0].address`. */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) =>
      typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`,
    )
    .join('')
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return JSON.stringify(value).slice(0, 80)
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
