import { useEffect, useState } from 'react'
import { useCore } from './coreContext.ts'

/**
 * Delay before a view says that it takes longer than usual, in ms: long enough that most answers
 * come without it (open point 191).
 */
const slowAfter = 5_000

/**
 * True once `waiting` has been true for `after` ms, 5 s by default, without interruption. Another
 * `attempt` starts over.
 */
export function useSlow(
  waiting: boolean,
  {
    after = slowAfter,
    attempt,
  }: { readonly after?: number; readonly attempt?: string | number | undefined } = {},
): boolean {
  const { clock } = useCore().backend
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const stop = clock.setTimer('view.slow', after, () => setSlow(true))
    return () => {
      stop()
      setSlow(false)
    }
  }, [clock, waiting, after, attempt])
  return isSlow && waiting
}
