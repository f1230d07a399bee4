import { useId, type ReactNode } from 'react'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'

export interface AmountFieldProps {
  /** What stands above the amount. */
  title: string
  /** The name of the input. */
  label: string
  value: string
  /** Absent where the amount follows from the other one. */
  onChange?: (typed: string) => void
  /** The shape of the amount instead of it. */
  loading?: boolean
  invalid?: boolean
  /** The symbol of the token, part of what the input is described by. */
  symbol?: string | undefined
  /** The choice of the token. */
  token: ReactNode
  /** Below the amount: its value. */
  worth: ReactNode
  /** Below the token: what is held, Max. */
  end?: ReactNode
}

/** So that the whole amount can be read as long as it fits at all. */
function sizeOf(value: string): 'xs' | 's' | 'm' | 'l' {
  if (value.length > 13) return 'xs'
  if (value.length > 11) return 's'
  return value.length > 8 ? 'm' : 'l'
}

/** One side of the swap: an amount as numeric text and its token. */
export function AmountField(props: AmountFieldProps) {
  const { onChange, loading = false, invalid = false } = props
  const [symbolId, worthId] = [useId(), useId()]
  return (
    <section className="fy-swap-side" aria-label={props.title} data-invalid={invalid || undefined}>
      <h2 className="fy-swap-title">{props.title}</h2>
      <div className="fy-swap-line">
        <span className="fy-swap-amount">
          {loading && <Shimmer width="70%" height={28} radius={1.5} />}
          <input
            className="fy-swap-input fy-tabular"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="0"
            aria-label={props.label}
            aria-describedby={`${symbolId} ${worthId}`}
            aria-invalid={invalid || undefined}
            aria-busy={loading || undefined}
            readOnly={!onChange}
            data-loading={loading || undefined}
            data-size={sizeOf(props.value)}
            value={props.value}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </span>
        <VisuallyHidden id={symbolId}>{props.symbol}</VisuallyHidden>
        {props.token}
      </div>
      <div className="fy-swap-line fy-swap-notes">
        <span id={worthId} className="fy-swap-worth fy-tabular">
          {props.worth}
        </span>
        {props.end && <span className="fy-swap-end">{props.end}</span>}
      </div>
    </section>
  )
}
