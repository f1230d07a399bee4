import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells which children of a list the visitor sees, by their position: at first, and whenever more of
 * them come into view. `onVisible` must be stable between two lists.
 */
export function useVisibleItems(
  onVisible: (indexes: readonly number[]) => void,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      onVisible(seen.map(({ target }) => items.indexOf(target)))
    })
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [onVisible])
  return list
}
