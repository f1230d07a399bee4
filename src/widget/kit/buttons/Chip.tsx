import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import css from './chip.css?inline'
import { Spinner } from '../icons/Spinner.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> {
  /** A picture of 24 px at the start, or of 20 px in the small size. */
  leading?: ReactNode
  trailing?: ReactNode
  /** A part before the main one, separated by a hairline: the balance on an account button. */
  before?: ReactNode
  /** 36 or 44 px high. */
  size?: 'm' | 'l'
  tone?: 'default' | 'error'
  loading?: boolean
}

/** A pill button: a token, a network, an address to copy, the account button of a host page. */
export function Chip({
  leading,
  trailing,
  before,
  size = 'm',
  tone = 'default',
  loading = false,
  children,
  onClick,
  ...rest
}: ChipProps) {
  useStyles(css)
  return (
    <button
      type="button"
      {...rest}
      className="fy-chip"
      data-size={size}
      data-tone={tone}
      data-lead={Boolean(leading ?? before) || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (!loading) onClick?.(event)
      }}
    >
      {before && <span className="fy-chip-part fy-tabular">{before}</span>}
      {loading ? <Spinner size={18} /> : leading}
      <span className="fy-chip-text">{children}</span>
      {trailing}
    </button>
  )
}
