import css from './shimmer.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface ShimmerProps {
  /** px, or a CSS width such as '60%'. */
  width: number | string
  /** px */
  height: number
  /** Multiple of the radius master; 2 when absent. */
  radius?: number
}

/** The empty shape of something that is on its way. */
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
