/**
 * Returns the tab that a key moves to from tab `index` of `count`, wrapping around; null for other
 * keys.
 */
export function tabTarget(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
