import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import css from './button.css?inline'
import { Spinner } from '../icons/Spinner.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface ButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style'
> {
  /** `primary` for the one next step, in the host's accent colour; `neutral` for other actions, `ghost` for leaving. */
  variant?: 'primary' | 'neutral' | 'ghost'
  size?: 's' | 'm' | 'l'
  /** Shows a spinner, is disabled and busy for everyone, and keeps the focus. */
  loading?: boolean
  /** Looks disabled while it loads, if the step will not be possible afterwards. */
  muted?: boolean
  /** Takes the whole width. */
  wide?: boolean
  leading?: ReactNode
  trailing?: ReactNode
}

/** A push button. */
export function Button({
  variant = 'primary',
  size = 'l',
  loading = false,
  muted = false,
  wide = false,
  leading,
  trailing,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  useStyles(css)
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className="fy-button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-muted={muted || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      {loading ? <Spinner size={size === 's' ? 16 : 18} /> : leading}
      <span className="fy-button-label">{children}</span>
      {trailing}
    </button>
  )
}
