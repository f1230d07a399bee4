import { formatSize } from '../../run/format/formatSize.ts'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import type { StoredEntry } from '../snapshot/readStorage.ts'

interface StorageTableProps {
  readonly title: string
  /** Shown instead of the table if it has no rows. */
  readonly empty: string
  readonly entries: readonly StoredEntry[]
}

/** Stored entries with their sizes. A value that is JSON is a tree. */
export function StorageTable({ title, empty, entries }: StorageTableProps) {
  if (entries.length === 0) {
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        <p className="wb-hint">{empty}</p>
      </section>
    )
  }
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="wb-count">{entries.length}</span>
      </h3>
      <table className="wb-stored" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col" className="wb-right">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, value, isWidget }) => (
            <tr key={`${isWidget} ${name}`}>
              <th scope="row" className="wb-mono">
                {name} {isWidget ? <span className="wb-tag">widget</span> : null}
              </th>
              <td>
                <JsonTree label={name} value={jsonOf(value)} open={0} />
              </td>
              <td className="wb-mono wb-muted wb-right">{formatSize(name + value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** An object or a list, if the text is JSON of one; otherwise the text itself. */
function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : text
  } catch {
    return text
  }
}
