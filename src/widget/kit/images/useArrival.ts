import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import { FastScrollContext } from '../lists/FastScrollContext.ts'

/**
 * Whether an element should load its picture: at once, but in a fast-scrolling list only if it is still in view after
 * layout. The result stays true.
 */
export function useArrival<E extends Element>(): [ref: RefObject<E | null>, arrived: boolean] {
  const leaps = useContext(FastScrollContext)
  const ref = useRef<E>(null)
  const [arrived, setArrived] = useState(!leaps)
  useEffect(() => {
    if (arrived) return undefined
    const element = ref.current
    if (!element || !leaps || !globalThis.IntersectionObserver) {
      setArrived(true)
      return undefined
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setArrived(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [arrived, leaps])
  return [ref, arrived]
}
