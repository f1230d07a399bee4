import css from './shimmer.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface ShimmerProps {
  /** In px, or a CSS width such as '60%'. */
  width: number | string
  /** In px. */
  height: number
  /** Multiple of the radius master; 2 by default. */
  radius?: number
}

/** A placeholder for content that is loading. */
export function Shimmer({ width, height, radius = 2 }: ShimmerProps) {
  useStyles(css)
  return (
    <span
      className="fy-shimmer"
      aria-hidden="true"
      style={{ width, height, borderRadius: `calc(var(--foyer-radius-master) * ${radius})` }}
    />
  )
}
