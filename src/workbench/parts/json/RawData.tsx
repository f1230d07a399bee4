import { JsonTree } from './JsonTree.tsx'

interface RawDataProps {
  readonly label: string
  readonly value: unknown
  /** Unfolded from the start: nothing else says what this is. */
  readonly isOpen?: boolean
}

/** What was sent, as it was sent; folded, because it is long and few need it. */
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
