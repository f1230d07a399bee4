/** The widest window in which the frame fills the width, in CSS px (C-154). */
const widestNarrow = 430

/** Whether the frame is as wide as the window and pinned to its bottom (C-154). */
export function isNarrow(width: number): boolean {
  return width <= widestNarrow
}
