import { useId, type ClipboardEvent, type ReactNode } from 'react'
import { Shimmer } from '../feedback/Shimmer.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './amountInput.css?inline'
import { pastedAmount } from './pastedAmount.ts'

export interface AmountInputProps {
  /** What stands above the amount, where there is more than one. */
  title?: string
  /** The name of the input; the title where it is absent. */
  label?: string
  /** As numeric text. */
  value: string
  /** Absent where the amount follows from another one. What is pasted with thousands separators comes without them. */
  onChange?: (typed: string) => void
  /** The shape of the amount instead of it. */
  loading?: boolean
  invalid?: boolean
  /** What it is an amount of, part of what the input is described by. */
  unit?: string | undefined
  /** The choice of the token or currency: a `Chip`. */
  choice: ReactNode
  /** Below the amount: its value. `undefined` where an amount has none. */
  note?: ReactNode
  /** Below the choice: what is held. */
  held?: ReactNode
  /** Beside what is held: Max, or the way to more. */
  action?: ReactNode
}

/** So that the whole amount can be read as long as it fits at all. */
function sizeOf(value: string): 'xs' | 's' | 'm' | 'l' {
  if (value.length > 13) return 'xs'
  if (value.length > 11) return 's'
  return value.length > 8 ? 'm' : 'l'
}

/** Takes what is pasted without its thousands separators; the browser itself pastes what has none. */
function paste(
  event: ClipboardEvent<HTMLInputElement>,
  onChange: AmountInputProps['onChange'],
): void {
  const text = event.clipboardData.getData('text/plain')
  const amount = pastedAmount(text)
  if (amount === text || !onChange) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  onChange(value.slice(0, selectionStart ?? 0) + amount + value.slice(selectionEnd ?? undefined))
}

/** An amount to type or to read, and what it is an amount of. */
export function AmountInput({
  title,
  label,
  value,
  onChange,
  loading = false,
  invalid = false,
  unit,
  choice,
  note,
  held,
  action,
}: AmountInputProps) {
  useStyles(css)
  const [inputId, unitId, noteId] = [useId(), useId(), useId()]
  const isNamed = title !== undefined && label !== undefined
  return (
    <div
      className="fy-amount"
      data-invalid={invalid || undefined}
      {...(isNamed ? { role: 'group', 'aria-label': title } : {})}
    >
      {isNamed && <span className="fy-amount-title">{title}</span>}
      {title !== undefined && label === undefined && (
        <label className="fy-amount-title" htmlFor={inputId}>
          {title}
        </label>
      )}
      <div className="fy-amount-line">
        <span className="fy-amount-figure">
          {loading && <Shimmer width="70%" height={28} radius={1.5} />}
          <input
            id={inputId}
            className="fy-amount-input fy-tabular"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="0"
            aria-label={label}
            aria-describedby={note === undefined ? unitId : `${unitId} ${noteId}`}
            aria-invalid={invalid || undefined}
            aria-busy={loading || undefined}
            readOnly={!onChange}
            data-size={sizeOf(value)}
            value={loading ? '' : value}
            onChange={(event) => onChange?.(event.target.value)}
            onPaste={(event) => paste(event, onChange)}
          />
        </span>
        <VisuallyHidden id={unitId}>{unit}</VisuallyHidden>
        {choice}
      </div>
      {note !== undefined && (
        <div className="fy-amount-line fy-amount-notes">
          <span id={noteId} className="fy-amount-note fy-tabular">
            {note}
          </span>
          {(held || action) && (
            <span className="fy-amount-end">
              {held && <span className="fy-amount-held fy-tabular">{held}</span>}
              {action}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
