const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** The key that would mean the same where it is read from left to right. */
export function directedKey(key: string, element: Element): string {
  const isTurned = getComputedStyle(element).direction === 'rtl'
  return isTurned ? (opposite[key] ?? key) : key
}
