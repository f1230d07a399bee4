import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import css from './iconButton.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style' | 'aria-label' | 'children'
> {
  /** The accessible name. */
  label: string
  icon: ReactNode
  /** 28, 36 or 48 px. */
  size?: 's' | 'm' | 'l'
  variant?: 'ghost' | 'neutral' | 'accent'
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  size = 'm',
  variant = 'ghost',
  ...rest
}: IconButtonProps) {
  useStyles(css)
  return (
    <button
      type="button"
      {...rest}
      className="fy-icon-button"
      data-size={size}
      data-variant={variant}
      aria-label={label}
    >
      {icon}
    </button>
  )
}
