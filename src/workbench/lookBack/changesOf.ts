/** A value that differs between two moments. */
export interface Change {
  /** The names that lead to it: `['widget', 'account', 'address']`. An entry of a list is named after its id, label, name or text. */
  readonly path: readonly string[]
  /** `undefined` if it was added. */
  readonly before: unknown
  /** `undefined` if it was removed. */
  readonly after: unknown
}

/** The values that differ, in the order of their names. An entry that only moved in its list is no change. */
export function changesOf(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly Change[] {
  const [one, other] = [partsOf(before), partsOf(after)]
  if (!one || !other || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, before, after }]
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) => changesOf(one[name], other[name], [...path, name]))
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(value)) return entriesByName(value)
  return isObject(value) ? value : undefined
}

/** The second entry of one name is `name 2`. */
function entriesByName(list: readonly unknown[]): Readonly<Record<string, unknown>> {
  const counts = new Map<string, number>()
  return Object.fromEntries(
    list.map((entry) => {
      const name = nameOf(entry)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [count === 1 ? name : `${name} ${count}`, entry]
    }),
  )
}

function nameOf(entry: unknown): string {
  if (!isObject(entry)) return String(entry)
  const name = entry.id ?? entry.label ?? entry.name
  return typeof name === 'string' || typeof name === 'number' ? String(name) : JSON.stringify(entry)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
