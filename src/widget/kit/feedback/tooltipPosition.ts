/** The positions of the control and the size of its hint, in px. */
export interface TooltipSpace {
  anchor: { top: number; bottom: number; left: number; width: number }
  hint: { width: number; height: number }
  viewportWidth: number
}

const GAP = 8

/**
 * Places the hint above the control and centred on it, below when there is no room above, never
 * outside the left or right edge.
 */
export function tooltipPosition({ anchor, hint, viewportWidth }: TooltipSpace): {
  top: number
  left: number
} {
  const above = anchor.top - GAP - hint.height
  const centred = anchor.left + anchor.width / 2 - hint.width / 2
  const maxLeft = Math.max(viewportWidth - hint.width - GAP, GAP)
  return {
    top: above >= GAP ? above : anchor.bottom + GAP,
    left: Math.min(Math.max(centred, GAP), maxLeft),
  }
}
