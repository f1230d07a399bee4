import { useRef, type ComponentProps, type Ref } from 'react'
import { Icon } from './Icon.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: string
  readonly value: string
  /** The shortcut to this field. */
  readonly keys?: string
  readonly onChange: (value: string) => void
}

/** A field to search or filter, with a button that clears it, as Escape does. */
export function SearchField({ ref, label, value, keys, onChange, ...rest }: SearchFieldProps) {
  const box = useRef<HTMLSpanElement>(null)
  return (
    <span className="wb-search" ref={box}>
      <Icon name="search" />
      <input
        {...rest}
        ref={ref}
        type="text"
        className="wb-input"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (event.key !== 'Escape' || event.defaultPrevented || value === '') return
          event.preventDefault()
          onChange('')
        }}
      />
      {value === '' ? (
        keys && <kbd aria-hidden="true">{keys}</kbd>
      ) : (
        <button
          type="button"
          className="wb-icon-button"
          aria-label={`Clear: ${label}`}
          title="Clear"
          onClick={() => {
            onChange('')
            box.current?.querySelector('input')?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
