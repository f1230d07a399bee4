import { Shimmer } from '../feedback/Shimmer.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './walletGrid.css?inline'

/** The shape of a wallet of the grid that is on its way. */
export function WalletGridSkeleton() {
  useStyles(css)
  return (
    <span className="fy-grid-item" aria-hidden="true" data-placeholder>
      <Shimmer width={54} height={54} radius={4} />
      <Shimmer width={48} height={12} radius={1} />
    </span>
  )
}
