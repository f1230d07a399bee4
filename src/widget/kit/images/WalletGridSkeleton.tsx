import { Shimmer } from '../feedback/Shimmer.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './walletGrid.css?inline'

/** A placeholder for a wallet of the grid that is loading. */
export function WalletGridSkeleton() {
  useStyles(css)
  return (
    <span className="fy-grid-item" aria-hidden="true" data-placeholder>
      <Shimmer width={54} height={54} radius={4} />
      <Shimmer width={48} height={12} radius={1} />
    </span>
  )
}
