import { useId, type ReactNode } from 'react'
import { Shimmer } from '../../kit/Shimmer.tsx'

/** An amount with its currency. Without `onChange` it is only read. */
export function AmountRow({
  label,
  value,
  chip,
  busy = false,
  onChange,
}: {
  label: string
  value: string
  chip: ReactNode
  busy?: boolean
  onChange?: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="fy-onramp-amount" aria-busy={busy || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="fy-onramp-amount-line">
        <input
          id={id}
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
        {chip}
      </div>
    </div>
  )
}
