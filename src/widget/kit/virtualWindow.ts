/** The index of the item that covers a height in px: the first or last one beyond the ends, -1 without items. */
export function itemAt(offsets: readonly number[], px: number): number {
  let [low, high] = [0, offsets.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= px) low = middle
    else high = middle - 1
  }
  return Math.min(low, high)
}

/** Which items to draw for a box of `height` px scrolled by `top` px, with `spare` more px on both sides. */
export function virtualWindow(
  offsets: readonly number[],
  { top, height, spare }: { top: number; height: number; spare: number },
): { readonly first: number; readonly last: number } {
  if (offsets.length < 2) return { first: 0, last: -1 }
  return { first: itemAt(offsets, top - spare), last: itemAt(offsets, top + height + spare) }
}
