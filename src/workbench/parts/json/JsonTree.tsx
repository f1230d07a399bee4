import { JsonView, type Props } from 'react-json-view-lite'
import './json.css'

const style: NonNullable<Props['style']> = {
  container: 'wb-json',
  basicChildStyle: 'wb-json-row',
  childFieldsContainer: 'wb-json-fields',
  label: 'wb-json-label',
  clickableLabel: 'wb-json-label wb-json-clickable',
  nullValue: 'wb-json-empty',
  undefinedValue: 'wb-json-empty',
  numberValue: 'wb-json-number',
  stringValue: 'wb-json-string',
  booleanValue: 'wb-json-boolean',
  otherValue: 'wb-json-empty',
  punctuation: 'wb-json-punctuation',
  expandIcon: 'wb-json-fold wb-json-closed',
  collapseIcon: 'wb-json-fold wb-json-open',
  collapsedContent: 'wb-json-more',
  noQuotesForStringValues: false,
  quotesForFieldNames: false,
  stringifyStringValues: false,
  ariaLables: { collapseJson: 'Fold', expandJson: 'Unfold' },
}

interface JsonTreeProps {
  readonly label: string
  readonly value: unknown
  /** Number of levels expanded at first. 2 if absent. */
  readonly open?: number
}

/** Any plain value as a collapsible tree. */
export function JsonTree({ label, value, open = 2 }: JsonTreeProps) {
  if (typeof value !== 'object' || value === null) {
    return <code className="wb-json wb-json-single">{singleText(value)}</code>
  }
  return (
    <JsonView
      data={value}
      aria-label={label}
      style={style}
      clickToExpandNode
      shouldExpandNode={(level, node: unknown) => level < open && sizeOf(node) <= 60}
    />
  )
}

function singleText(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

/** A long list stays collapsed: it would push everything else away. */
function sizeOf(node: unknown): number {
  return typeof node === 'object' && node !== null ? Object.keys(node).length : 0
}
