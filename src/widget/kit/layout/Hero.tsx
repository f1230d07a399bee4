import type { ReactNode } from 'react'
import css from './hero.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface HeroProps {
  /** A picture of about 64 to 96 px: a loading thumbnail, an icon tile, an avatar. */
  media: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Buttons below the text, one under the other. */
  actions?: ReactNode
  /** Which text has the error colour: none, the title, or the text below it. */
  tone?: 'default' | 'error' | 'errorText'
}

/** The content of a view with one subject: connecting, waiting, asking, nothing found. Changes are announced. */
export function Hero({ media, title, text, actions, tone = 'default' }: HeroProps) {
  useStyles(css)
  return (
    <div className="fy-hero" data-hero="" data-tone={tone}>
      {media}
      <div className="fy-hero-words" aria-live="polite">
        <h2 className="fy-hero-title">{title}</h2>
        {text && <p className="fy-hero-text">{text}</p>}
      </div>
      {actions && <div className="fy-hero-actions">{actions}</div>}
    </div>
  )
}
