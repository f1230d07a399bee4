import type { ReactNode } from 'react'
import css from './stack.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface StackProps {
  children: ReactNode
  direction?: 'column' | 'row'
  /** The space between the children, a step of the theme's scale: 2, 4, 8, 12, 16 or 20 px. */
  gap?: 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl'
  /** The space around the children in px, as in CSS: one number, or vertical and horizontal. */
  padding?: number | readonly [vertical: number, horizontal: number]
  align?: 'start' | 'center' | 'stretch'
  justify?: 'start' | 'center' | 'between'
  /** Gives every child the same width. */
  share?: boolean
}

/** Arranges its children in a column or a row with even space between them. */
export function Stack({
  children,
  direction = 'column',
  gap = 's',
  padding = 0,
  align,
  justify,
  share = false,
}: StackProps) {
  useStyles(css)
  const around = typeof padding === 'number' ? padding : `${padding[0]}px ${padding[1]}px`
  return (
    <div
      className="fy-stack"
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-share={share || undefined}
      style={{ gap: `var(--foyer-space-${gap})`, padding: around }}
    >
      {children}
    </div>
  )
}
