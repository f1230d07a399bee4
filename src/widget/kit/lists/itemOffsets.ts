/**
 * Creates the start offset of each item and the end of the last one, in px. Results are cached, so that only items
 * added at the end are measured.
 */
export function createItemOffsets<T>(): (
  items: readonly T[],
  heightOf: (item: T) => number,
) => readonly number[] {
  let known: { items: readonly T[]; heightOf: (item: T) => number; offsets: readonly number[] } = {
    items: [],
    heightOf: () => 0,
    offsets: [0],
  }
  return (items, heightOf) => {
    let same = 0
    if (heightOf === known.heightOf) {
      while (same < known.items.length && known.items[same] === items[same]) same += 1
    }
    const offsets = known.offsets.slice(0, same + 1)
    let at = offsets[same] ?? 0
    for (let index = same; index < items.length; index += 1) {
      at += heightOf(items[index] as T) // The index is below the length.
      offsets.push(at)
    }
    known = { items, heightOf, offsets }
    return offsets
  }
}
