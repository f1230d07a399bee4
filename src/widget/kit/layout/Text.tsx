import type { ReactNode } from 'react'
import css from './text.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'h2' | 'h3'
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'
  weight?: 'regular' | 'medium' | 'bold'
  tone?: 'primary' | 'secondary' | 'tertiary' | 'accent' | 'success' | 'error'
  align?: 'start' | 'center' | 'end'
  /** Digits of equal width, for amounts and countdowns. */
  tabular?: boolean
  /** One line, cut with an ellipsis. */
  truncate?: boolean
  id?: string
  role?: 'status' | 'alert'
}

/** Text in one of the sizes and tones of the theme. */
export function Text({
  children,
  as: Element = 'p',
  size = 'm',
  weight = 'regular',
  tone = 'primary',
  align = 'start',
  tabular = false,
  truncate = false,
  ...rest
}: TextProps) {
  useStyles(css)
  return (
    <Element
      {...rest}
      className={tabular ? 'fy-text fy-tabular' : 'fy-text'}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-align={align}
      data-truncate={truncate || undefined}
    >
      {children}
    </Element>
  )
}
