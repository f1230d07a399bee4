import { Shimmer } from '../feedback/Shimmer.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './amountInput.css?inline'

/** A placeholder for an amount that is loading. */
export function AmountInputSkeleton() {
  useStyles(css)
  return (
    <div className="fy-amount" aria-hidden="true">
      <Shimmer width={64} height={14} radius={1} />
      <div className="fy-amount-line">
        <Shimmer width="44%" height={28} radius={1.5} />
        <Shimmer width={96} height={36} radius={5} />
      </div>
      <Shimmer width={72} height={14} radius={1} />
    </div>
  )
}
