import type { ComponentType, ReactNode } from 'react'

export interface IconProps {
  /** Length of an edge in px; 20 by default. */
  size?: number
}

interface IconDrawing {
  /** The lines, or with `filled` the shape. */
  d?: string
  /** Points, drawn slightly thicker than the lines. */
  dot?: string
  filled?: boolean
  /** For an icon that points forward or back, and is mirrored in right-to-left languages. */
  turns?: boolean
  /** Shapes in more than one colour. */
  children?: ReactNode
}

/**
 * Makes an icon on the 20 by 20 grid of all icons. An icon is always decorative: the control around it has the name.
 *
 * All icons of a file load together, so an icon is in the file of the load group that needs it first. `PURE` lets a bundler
 * drop the icons that a page does not use.
 */
export const iconOf =
  (drawing: IconDrawing): ComponentType<IconProps> =>
  ({ size }) => <IconFrame size={size} {...drawing} />

function IconFrame({
  size = 20,
  d,
  dot,
  filled = false,
  turns,
  children,
}: IconDrawing & { size: number | undefined }) {
  return (
    <svg
      className="fy-icon"
      data-turns={turns}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={size > 24 ? 1.3 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d && <path d={d} />}
      {dot && <path d={dot} strokeWidth="1.9" />}
      {children}
    </svg>
  )
}
