/** Where a key leads in a list, and which way to look on when what stands there cannot be chosen. */
export interface ListTarget {
  readonly index: number
  readonly step: 1 | -1
}

/** From item `index` of `count`, of which `page` fit the box; null when the key is not about moving. */
export function listTarget(
  key: string,
  { index, count, page }: { index: number; count: number; page: number },
): ListTarget | null {
  switch (key) {
    case 'ArrowDown':
      return index + 1 < count ? { index: index + 1, step: 1 } : null
    case 'ArrowUp':
      return index > 0 ? { index: index - 1, step: -1 } : null
    case 'PageDown':
      return { index: Math.min(index + page, count - 1), step: -1 }
    case 'PageUp':
      return { index: Math.max(index - page, 0), step: 1 }
    case 'Home':
      return { index: 0, step: 1 }
    case 'End':
      return { index: count - 1, step: -1 }
    default:
      return null
  }
}
