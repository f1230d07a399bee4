import type { ReactNode } from 'react'
import { RefreshIcon } from '../icons/connectIcons.tsx'
import { Button } from './Button.tsx'

export interface RetryButtonProps {
  onClick: () => void
  disabled?: boolean
  /** Shows a spinner while the action runs. */
  loading?: boolean
  /** The label, such as 'Try again'. */
  children: ReactNode
}

/** Repeats a failed action. It looks the same in every view. */
export function RetryButton({ onClick, disabled, loading = false, children }: RetryButtonProps) {
  return (
    <Button
      size="m"
      variant="neutral"
      leading={<RefreshIcon size={16} />}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
