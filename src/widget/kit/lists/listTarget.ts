/** The target of a key in a list, and the direction of the search if that item cannot be chosen. */
export interface ListTarget {
  readonly index: number
  readonly step: 1 | -1
}

/** From item `index` of `count` in rows of `columns`; `page` rows fit the box. Null for other keys. */
export function listTarget(
  key: string,
  { index, count, columns, page }: { index: number; count: number; columns: number; page: number },
): ListTarget | null {
  const last = count - 1
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns)
  switch (key) {
    case 'ArrowDown':
      return isInLastRow ? null : { index: Math.min(index + columns, last), step: 1 }
    case 'ArrowUp':
      return index >= columns ? { index: index - columns, step: -1 } : null
    case 'ArrowRight':
      return columns > 1 && index < last ? { index: index + 1, step: 1 } : null
    case 'ArrowLeft':
      return columns > 1 && index > 0 ? { index: index - 1, step: -1 } : null
    case 'PageDown':
      return { index: Math.min(index + page * columns, last), step: -1 }
    case 'PageUp':
      return { index: Math.max(index - page * columns, index % columns), step: 1 }
    case 'Home':
      return { index: 0, step: 1 }
    case 'End':
      return { index: last, step: -1 }
    default:
      return null
  }
}
