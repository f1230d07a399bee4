import type { ReactNode } from 'react'
import { RefreshIcon } from '../icons/connectIcons.tsx'
import { Button } from './Button.tsx'

export interface RetryButtonProps {
  onClick: () => void
  disabled?: boolean
  /** Shows a spinner while the action runs. */
  loading?: boolean
  /** The one action of a view: as wide as the card, in the accent colour. */
  wide?: boolean
  /** The label, such as 'Try again'. */
  children: ReactNode
}

/** Repeats a failed action. It looks the same in every view, and beside every list. */
export function RetryButton({
  onClick,
  disabled,
  loading = false,
  wide = false,
  children,
}: RetryButtonProps) {
  return (
    <Button
      {...(wide ? { wide } : { size: 'm', variant: 'neutral', leading: <RefreshIcon size={16} /> })}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
