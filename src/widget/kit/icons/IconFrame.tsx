import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in px; 20 when absent. */
  size?: number
}

/** The 20 by 20 grid all icons are drawn on. Always decorative: the control around it carries the name. */
export function IconFrame({
  size = 20,
  filled = false,
  children,
}: IconProps & { filled?: boolean; children: ReactNode }) {
  return (
    <svg
      className="fy-icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={size > 24 ? 1.3 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
