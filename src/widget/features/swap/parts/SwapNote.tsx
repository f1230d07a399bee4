import type { ReactNode } from 'react'
import { WarningIcon } from '../../../kit/icons/status/WarningIcon.tsx'

/** A sentence to look at twice. An `alert` is read out at once. */
export function SwapNote({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <p className="fy-swap-warning">
      <WarningIcon size={18} />
      <span role={alert ? 'alert' : undefined}>{children}</span>
    </p>
  )
}
