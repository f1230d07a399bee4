import { useEffect, useRef, useState, type RefObject } from 'react'

/** The share of an element that must be in view for it to count as visible. */
const visiblePart = 0.1

/**
 * Returns whether at least a tenth of an element is in view. False before the first measurement.
 */
export function useVisible<E extends Element>(): [ref: RefObject<E | null>, visible: boolean] {
  const ref = useRef<E>(null)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // The DOM of unit tests has no viewport.
    if (!globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { threshold: visiblePart },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, visible]
}
