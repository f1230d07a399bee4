import { JsonTree } from './JsonTree.tsx'

interface RawDataProps {
  readonly label: string
  readonly value: unknown
  /** Expanded from the start, because nothing else describes the data. */
  readonly isOpen?: boolean
}

/** The data exactly as it was sent; collapsed, because it is long and rarely needed. */
export function RawData({ label, value, isOpen = false }: RawDataProps) {
  if (isEmpty(value)) return <p className="wb-hint">Without {label.toLowerCase()}.</p>
  return (
    <details className="wb-raw" open={isOpen}>
      <summary>{label}</summary>
      <JsonTree label={label} value={value} open={2} />
    </details>
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
