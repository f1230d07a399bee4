import { useRef, type ComponentPropsWithoutRef } from 'react'
import css from './field.css?inline'
import { IconButton } from '../buttons/IconButton.tsx'
import { CloseIcon } from '../icons/connectIcons.tsx'
import { SearchIcon } from '../icons/viewIcons.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface SearchFieldProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoFocus' | 'aria-controls'
> {
  /** The accessible name. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** The name of the button that empties the field. */
  clearLabel: string
}

/** A search box with a button to empty it. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  clearLabel,
  ...native
}: SearchFieldProps) {
  useStyles(css)
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    input.current?.focus()
  }
  return (
    <label className="fy-field-box">
      <SearchIcon />
      <input
        {...native}
        ref={input}
        className="fy-field-input"
        type="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="fy-field-end">
        {value !== '' && (
          <IconButton size="m" label={clearLabel} icon={<CloseIcon size={18} />} onClick={clear} />
        )}
      </span>
    </label>
  )
}
