import { useEffect, useState } from 'react'
import { useCore } from './coreContext.ts'

/** How long a visitor waits before a view says that it takes longer than usual, in ms (open point 191). */
const patience = 5_000

/** True once `waiting` has been true for 5 s without a break. */
export function useSlow(waiting: boolean): boolean {
  const { clock } = useCore().backend
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const stop = clock.setTimer('view.slow', patience, () => setSlow(true))
    return () => {
      stop()
      setSlow(false)
    }
  }, [clock, waiting])
  return isSlow && waiting
}
