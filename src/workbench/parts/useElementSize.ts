import { useCallback, useState } from 'react'

/** The current inner size of an element. Pass `ref` to it. */
export function useElementSize() {
  const [size, setRoom] = useState({ width: 0, height: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { size, ref }
}
