import type { ReactNode } from 'react'
import css from './iconButton.css?inline'
import { safeLinkUrl } from './safeLinkUrl.ts'
import { useStyles } from '../styles/useStyles.ts'

/** A link that shows only an icon and opens a new tab; renders nothing if its address is unsafe. */
export function IconLink({
  href,
  label,
  icon,
}: {
  /** An address already checked by the caller. */
  href: string
  /** The accessible name. */
  label: string
  icon: ReactNode
}) {
  useStyles(css)
  const url = safeLinkUrl(href)
  if (url === null) return null
  return (
    <a
      className="fy-icon-button"
      data-size="s"
      data-variant="ghost"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {icon}
    </a>
  )
}
