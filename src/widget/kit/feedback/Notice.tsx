import type { ReactNode } from 'react'
import { InfoIcon } from '../icons/status/InfoIcon.tsx'
import { WarningIcon } from '../icons/status/WarningIcon.tsx'
import css from './notice.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface NoticeProps {
  children: ReactNode
  title?: string
  tone?: 'warning' | 'error' | 'info'
  /** `s` for a single sentence beside what it is about. */
  size?: 's' | 'm'
  /** False where it is read out by what is around it, or is there from the start. */
  alert?: boolean
  /** A control that belongs to the notice: not read out with it. */
  action?: ReactNode
}

/** Something to look at twice, read out when it appears. */
export function Notice({
  children,
  title,
  tone = 'warning',
  size = 'm',
  alert = true,
  action,
}: NoticeProps) {
  useStyles(css)
  const Icon = tone === 'info' ? InfoIcon : WarningIcon
  return (
    <div className="fy-notice" data-tone={tone} data-size={size}>
      <Icon size={size === 's' ? 18 : 20} />
      <div className="fy-notice-body">
        <div role={alert ? 'alert' : undefined} aria-label={title}>
          {title !== undefined && <strong className="fy-notice-title">{title}</strong>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
