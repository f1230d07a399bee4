import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { DecideMany } from './DecideMany.tsx'
import { withSameChange } from './screenRules.ts'
import { screenCount } from './words/screenCount.ts'

interface SameChangeProps {
  readonly screen: ScreenResult
  /** Receives the focus, because the buttons may be gone. */
  readonly onDecided: () => void
}

/** Decides all screens that differ by the same change as this one, if there are others. */
export function SameChange({ screen, onDecided }: SameChangeProps) {
  const { screens } = useWorkbench()
  const all = useStore(screens.store, (now) => now.screens)
  const same = withSameChange(screen, all)
  if (same.length < 2) return null
  return (
    <div className="wb-screens-same">
      <p className="wb-grow">{screenCount(same.length)} differ by the same change.</p>
      <DecideMany what={`all ${same.length}`} screens={same} onDecided={onDecided} />
    </div>
  )
}
