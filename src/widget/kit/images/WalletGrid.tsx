import { Children, isValidElement, type ReactNode, type Ref } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './walletGrid.css?inline'

export interface WalletGridProps {
  children: ReactNode
  label: string
  busy?: boolean
  /** Fades in when the first wallets take the place of the shimmer. */
  fresh?: boolean
  ref?: Ref<HTMLUListElement>
}

/** Wallets in four columns, three when the window is narrower than 352 px. */
export function WalletGrid({ children, label, busy = false, fresh = false, ref }: WalletGridProps) {
  useStyles(css)
  return (
    <ul
      className="fy-grid"
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      data-fresh={fresh || undefined}
      {...(ref ? { ref } : {})}
    >
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}
