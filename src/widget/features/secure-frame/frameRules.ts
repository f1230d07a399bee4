/** The breakpoint of C-154, in CSS px. */
const narrowest = 430

/** True if the frame is as wide as the window and pinned to its bottom (C-154). */
export function isNarrow(width: number): boolean {
  return width <= narrowest
}
