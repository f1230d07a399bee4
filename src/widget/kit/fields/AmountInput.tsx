import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Shimmer } from '../feedback/Shimmer.tsx'
import { ChangingText } from '../layout/ChangingText.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './amountInput.css?inline'
import { useAmountText } from './useAmountText.ts'

export interface AmountInputProps {
  /** The title above the amount, if there is more than one. */
  title?: string
  /** The name of the input; the title if it is absent. */
  label?: string
  /** The amount as numeric text. */
  value: string
  /** Absent if the amount follows from another one. Pasted text arrives as one number, or not at all. */
  onChange?: (typed: string) => void
  /**
   * False if the field could not keep every digit of this pasted amount. `isWritten` is true for the text itself, which
   * may have a mark of thousands.
   */
  accepts?: (amount: string, isWritten: boolean) => boolean
  /** Announced below the field when a pasted text changed nothing because it is no amount. */
  refusal?: string
  /** The amount as it is drawn while the field has no focus, with its thousands in groups. */
  drawn?: string
  /** Shows a placeholder instead of the amount. */
  loading?: boolean
  invalid?: boolean
  /** The unit of the amount, part of the input's description. */
  unit?: string | undefined
  /** The button that chooses the token or currency: a `Chip`. */
  choice: ReactNode
  /** The value of the amount, shown below it. `undefined` if an amount has none. */
  note?: ReactNode
  /** The balance, shown below the choice. */
  held?: ReactNode
  /** Max, or a button to buy more, shown beside the balance. */
  action?: ReactNode
}

const sizes = ['l', 'm', 's', 'xs'] as const

/** Returns the size of a text of this length in a font of usual width. */
function sizeOf(value: string): (typeof sizes)[number] {
  if (value.length > 13) return 'xs'
  if (value.length > 11) return 's'
  return value.length > 8 ? 'm' : 'l'
}

/** Makes the text smaller while digits are out of sight, down to the smallest size. */
function fit(input: HTMLInputElement | null, value: string): void {
  if (!input) return
  for (const size of sizes.slice(sizes.indexOf(sizeOf(value)))) {
    input.dataset.size = size
    if (input.scrollWidth <= input.clientWidth) break
  }
  markHidden(input)
}

/** Marks the sides on which digits are scrolled out of sight: `start`, `end` or both. */
function markHidden(input: HTMLInputElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = input
  const sides = [
    ...(scrollLeft > 1 ? ['start'] : []),
    ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : []),
  ]
  input.dataset.hidden = sides.join(' ')
}

/** Draws the grouped amount over its field in the same size, while it fits. Returns a function that stops this. */
function drawGroups(input: HTMLInputElement | null): (() => void) | undefined {
  const drawn = input?.previousElementSibling
  const text = drawn?.firstElementChild
  if (!(drawn instanceof HTMLElement && text instanceof HTMLElement)) return undefined
  drawn.dataset.size = input?.dataset.size
  const look = () => drawn.toggleAttribute('data-cut', text.offsetWidth > drawn.clientWidth)
  look()
  // The DOM of unit tests has no layout and no observer.
  const observer = globalThis.ResizeObserver && new ResizeObserver(look)
  observer?.observe(drawn)
  observer?.observe(text)
  return () => observer?.disconnect()
}

/** An editable or read-only amount with its unit. */
export function AmountInput({
  title,
  label,
  value,
  onChange,
  accepts,
  refusal,
  drawn,
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
  const input = useRef<HTMLInputElement>(null)
  const text = useAmountText({ input, value, onChange, accepts })
  useLayoutEffect(() => {
    fit(input.current, text.shown)
    return drawGroups(input.current)
  })
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
          {drawn !== undefined && !loading && (
            <span className="fy-amount-input fy-amount-drawn fy-tabular" aria-hidden="true">
              <ChangingText text={drawn} />
            </span>
          )}
          <input
            ref={input}
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
            value={loading ? '' : text.shown}
            onChange={text.onChange}
            onScroll={(event) => markHidden(event.currentTarget)}
            onPaste={text.onPaste}
            onCompositionEnd={text.onCompositionEnd}
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
      {onChange && (
        <div className="fy-amount-refusal" role="alert" hidden={text.refusals === 0}>
          {text.refusals > 0 && <span key={text.refusals}>{refusal}</span>}
        </div>
      )}
    </div>
  )
}
