import type { MouseEventHandler, ReactNode } from 'react'
import css from './link.css?inline'
import { safeLinkUrl } from './safeLinkUrl.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface ExternalLinkProps {
  /**
   * An address already checked by the caller. With a scheme other than https, http or mailto it is shown as plain text.
   */
  href: string
  children: ReactNode
  size?: 's' | 'm'
  tone?: 'accent' | 'quiet'
  /** Underlined, as part of a sentence. */
  inline?: boolean
  trailing?: ReactNode
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A link that opens a new tab without opener and referrer. */
export function ExternalLink({
  href,
  children,
  size = 'm',
  tone = 'accent',
  inline = false,
  trailing,
  onClick,
}: ExternalLinkProps) {
  useStyles(css)
  const url = safeLinkUrl(href)
  if (url === null) return <span>{children}</span>
  return (
    <a
      className="fy-link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-size={inline ? undefined : size}
      data-tone={tone}
      data-inline={inline || undefined}
      onClick={onClick}
    >
      {children}
      {trailing}
    </a>
  )
}
