import { useId, type ReactNode } from 'react'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'

/** An amount with its currency. Without `onChange` it is only read. */
export function AmountRow({
  label,
  value,
  unit,
  chip,
  busy = false,
  onChange,
}: {
  label: string
  value: string
  /** What it is an amount of; the input is described by it. */
  unit: string | undefined
  chip: ReactNode
  busy?: boolean
  onChange?: (text: string) => void
}) {
  const [id, unitId] = [useId(), useId()]
  return (
    <div className="fy-onramp-amount" aria-busy={busy || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="fy-onramp-amount-line">
        <input
          id={id}
          aria-describedby={unitId}
          className="fy-onramp-input fy-tabular"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          data-busy={busy || undefined}
          readOnly={onChange === undefined}
          value={busy ? '' : value}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {busy && (
          <span className="fy-onramp-busy">
            <Shimmer width={96} height={20} />
          </span>
        )}
        <VisuallyHidden id={unitId}>{unit}</VisuallyHidden>
        {chip}
      </div>
    </div>
  )
}
