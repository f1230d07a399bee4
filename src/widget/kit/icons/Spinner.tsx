import css from './spinner.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/**
 * A spinning ring in the colour of the surrounding text. Decorative: describe the wait in words or with `aria-busy`.
 */
export function Spinner({ size = 20 }: { size?: number }) {
  useStyles(css)
  return (
    <svg
      className="fy-spinner fy-spin"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 24 ? 1.6 : 2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className="fy-spinner-track" cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}
