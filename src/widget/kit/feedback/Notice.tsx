import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/status/WarningIcon.tsx'
import css from './notice.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface NoticeProps {
  children: ReactNode
  title?: string
  tone?: 'warning' | 'error'
  /** A control that belongs to the notice: not read out with it. */
  action?: ReactNode
}

/** Something to look at twice, read out when it appears. */
export function Notice({ children, title, tone = 'warning', action }: NoticeProps) {
  useStyles(css)
  return (
    <div className="fy-notice" data-tone={tone}>
      <WarningIcon size={20} />
      <div className="fy-notice-body">
        <div role="alert" aria-label={title}>
          {title !== undefined && <strong className="fy-notice-title">{title}</strong>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
