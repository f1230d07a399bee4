import {
  useId,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import css from './field.css?inline'
import { useStyles } from '../styles/useStyles.ts'

type Native = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'onFocus'
  | 'onBlur'
>

export interface TextFieldProps extends Native {
  field?: Ref<HTMLInputElement>
  /** The accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter in the field. */
  onSubmit?: () => void
  type?: 'text' | 'url'
  disabled?: boolean
  /** Inline message below the field, announced when it appears. */
  error?: ReactNode
  /** A line below the field, which an error replaces. */
  hint?: ReactNode
  leading?: ReactNode
  /** A submit arrow, a spinner or a tag at the end of the field. */
  trailing?: ReactNode
}

/** One line of text, such as an e-mail address. */
export function TextField({
  field,
  label,
  value,
  onChange,
  onSubmit,
  type = 'text',
  disabled = false,
  error,
  hint,
  leading,
  trailing,
  ...native
}: TextFieldProps) {
  useStyles(css)
  const errorId = useId()
  const hintId = useId()
  const invalid = Boolean(error)
  function press(event: KeyboardEvent) {
    // Enter that only accepts a composed word (Japanese, Chinese) must not submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <div className="fy-field">
      <label
        className="fy-field-box"
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
      >
        {leading}
        <input
          {...native}
          ref={field}
          className="fy-field-input"
          type={type}
          value={value}
          disabled={disabled}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
        <span className="fy-field-end">{trailing}</span>
      </label>
      {hint && !invalid && (
        <div id={hintId} className="fy-field-hint">
          {hint}
        </div>
      )}
      <div id={errorId} className="fy-field-error" role="alert" hidden={!invalid}>
        {error}
      </div>
    </div>
  )
}
