const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Returns the key with the same meaning in left-to-right text. */
export function directedKey(key: string, element: Element): string {
  const isTurned = getComputedStyle(element).direction === 'rtl'
  return isTurned ? (opposite[key] ?? key) : key
}
