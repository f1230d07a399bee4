/**
 * Returns the index of the item at a height in px: the first or last one beyond the ends, -1
 * without items.
 */
export function itemAt(offsets: readonly number[], px: number): number {
  let [low, high] = [0, offsets.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= px) low = middle
    else high = middle - 1
  }
  return Math.min(low, high)
}

/**
 * Returns the items to render for a box of `height` px scrolled by `top` px, with `spare` more px
 * on both sides.
 */
export function virtualWindow(
  offsets: readonly number[],
  { top, height, spare }: { top: number; height: number; spare: number },
): { readonly first: number; readonly last: number } {
  if (offsets.length < 2) return { first: 0, last: -1 }
  return { first: itemAt(offsets, top - spare), last: itemAt(offsets, top + height + spare) }
}

/**
 * Returns the indexes to render, in the order of the list: those of the window, and `kept`, which
 * has the focus, if it is outside. In another order the browser would have to move it, and it would
 * lose the focus. -1 for none.
 */
export function drawnItems(
  { first, last }: { readonly first: number; readonly last: number },
  kept: number,
): readonly number[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (kept >= 0 && kept < first) return [kept, ...indexes]
  return kept > last ? [...indexes, kept] : indexes
}
