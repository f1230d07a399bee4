import type { ReactNode } from 'react'
import css from './iconTile.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface IconTileProps {
  icon: ReactNode
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'error'
  /** `m` is 64 by 72 px, for an icon of 28 px; `s` is 40 by 44 px, for an icon of 20 px. */
  size?: 's' | 'm'
  /** `arch` stands beside an explanation; `square` is 40 by 40 px, for the picture of a list row. */
  shape?: 'arch' | 'square'
}

/** An icon on a soft background. */
export function IconTile({ icon, tone = 'neutral', size = 'm', shape = 'arch' }: IconTileProps) {
  useStyles(css)
  return (
    <span className="fy-tile" data-tone={tone} data-size={size} data-shape={shape}>
      {icon}
    </span>
  )
}
