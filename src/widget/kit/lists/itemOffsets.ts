/**
 * Creates the offsets at which each item begins, and at the end where the last one ends, in px. Remembers, so
 * that a list that grows at its end is measured only where it grew.
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
      at += heightOf(items[index] as T) // Below the length.
      offsets.push(at)
    }
    known = { items, heightOf, offsets }
    return offsets
  }
}
