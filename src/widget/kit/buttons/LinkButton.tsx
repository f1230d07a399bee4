import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import css from './link.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface LinkButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style'
> {
  size?: 's' | 'm'
  tone?: 'accent' | 'quiet'
  leading?: ReactNode
  trailing?: ReactNode
}

/** A button that looks like a link, for a small step inside the product. */
export function LinkButton({
  size = 'm',
  tone = 'accent',
  leading,
  trailing,
  children,
  ...rest
}: LinkButtonProps) {
  useStyles(css)
  return (
    <button type="button" {...rest} className="fy-link" data-size={size} data-tone={tone}>
      {leading}
      {children}
      {trailing}
    </button>
  )
}
