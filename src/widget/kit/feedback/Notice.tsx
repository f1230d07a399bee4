import type { ReactNode } from 'react'
import { InfoIcon, WarningIcon } from '../icons/connectIcons.tsx'
import css from './notice.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface NoticeProps {
  children: ReactNode
  title?: string
  tone?: 'warning' | 'error' | 'info'
  /** `s` for a single sentence beside its subject. */
  size?: 's' | 'm'
  /** False if the surrounding element announces it, or if it is present from the start. */
  alert?: boolean
  /** A control of the notice that is not announced with it. */
  action?: ReactNode
}

/** A warning, announced when it appears. */
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
