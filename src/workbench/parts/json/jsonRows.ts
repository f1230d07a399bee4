export interface JsonRow {
  /** Names from the root (`$`) to this value, separated by dots; a dot in a name is escaped. */
  readonly path: string
  readonly name: string | undefined
  /** 1 for the root. */
  readonly level: number
  readonly value: unknown
  /** Absent if the value cannot be folded: it is no object, or it is empty. */
  readonly isOpen: boolean | undefined
  readonly parent: string | undefined
  /** Number of rows beside this one and its own place among them, from 1. */
  readonly siblings: number
  readonly place: number
}

/** Long lists stay folded: they would push everything else away. */
const longList = 60

interface JsonRowsOptions {
  /** Number of levels that are unfolded at first. */
  readonly open: number
  /** The rows that a person has folded or unfolded, by path. */
  readonly chosen: ReadonlyMap<string, boolean>
}

/** The visible rows of a value as a tree, from the root. */
export function jsonRows(value: unknown, { open, chosen }: JsonRowsOptions): readonly JsonRow[] {
  const rows: JsonRow[] = []
  function add(row: Omit<JsonRow, 'isOpen'>): void {
    const { value, path, level } = row
    const fields = fieldsOf(value)
    const isOpen =
      fields.length === 0
        ? undefined
        : (chosen.get(path) ?? (level <= open && fields.length <= longList))
    rows.push({ ...row, isOpen })
    if (!isOpen) return
    for (const [index, [name, field]] of fields.entries()) {
      add({
        path: `${path}.${name.replaceAll('.', String.raw`\.`)}`,
        name,
        level: level + 1,
        value: field,
        parent: path,
        siblings: fields.length,
        place: index + 1,
      })
    }
  }
  add({ path: '$', name: undefined, level: 1, value, parent: undefined, siblings: 1, place: 1 })
  return rows
}

function fieldsOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
