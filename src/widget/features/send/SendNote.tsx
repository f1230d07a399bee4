import type { ReactNode } from 'react'
import { WarningIcon } from '../../kit/icons/status/WarningIcon.tsx'

/** Something to look at twice, read out when it appears. */
export function SendNote({
  title,
  children,
  tone = 'warning',
}: {
  title: string
  children: ReactNode
  tone?: 'warning' | 'error'
}) {
  return (
    <div className="fy-send-note" data-tone={tone} role="alert" aria-label={title}>
      <WarningIcon size={20} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
