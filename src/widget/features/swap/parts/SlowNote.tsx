import { useState } from 'react'
import { useTexts } from '../../../core/coreContext.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { useSlow } from '../../../core/useSlow.ts'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from '../swap.css?inline'

/**
 * Shows and announces that a service takes longer than usual, so that a long wait does not look like a fault (open
 * point 191).
 */
export function SlowNote({ waiting }: { waiting: boolean }) {
  useStyles(css)
  const connect = useTexts(connectTexts)
  const isSlow = useSlow(waiting)
  const [hadNote, setHadNote] = useState(false)
  if (isSlow && !hadNote) setHadNote(true)
  return (
    // The note reserves its space, so that the button below does not move when it appears.
    <p role="status" className="fy-swap-slow" data-kept={hadNote || undefined}>
      {isSlow && connect.slow}
    </p>
  )
}
