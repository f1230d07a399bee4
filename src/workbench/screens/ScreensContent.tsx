import type { ScreenResult } from '../../server/screens/screenResults.ts'
import type { PictureLook } from './pictures/pictureLook.ts'
import { ScreenDiff } from './ScreenDiff.tsx'
import { ScreenMatrix } from './ScreenMatrix.tsx'
import type { ScreenPlace } from './screenPlace.ts'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { DecideMany } from './DecideMany.tsx'
import { withSameChange } from './screenRules.ts'
import { screenCount } from './screenWords.ts'

interface ScreensContentProps {
  readonly screen: ScreenResult
  /** The same checkpoint in all variants. */
  readonly variants: readonly ScreenResult[]
  readonly view: ScreenPlace['view']
  readonly look: PictureLook
  readonly onLook: (look: PictureLook) => void
  /** Opens a variant of the grid. */
  readonly onOpen: (screen: ScreenResult) => void
  /** Receives the focus after a decision about all screens with the same change. */
  readonly onDecided: () => void
}

/** A checkpoint in the grid of its variants, or one screen beside the accepted one. */
export function ScreensContent({
  screen,
  variants,
  view,
  look,
  onLook,
  onOpen,
  onDecided,
}: ScreensContentProps) {
  if (view === 'matrix') return <ScreenMatrix variants={variants} onOpen={onOpen} />
  return (
    <>
      <ScreenDiff key={screen.id} screen={screen} look={look} onLook={onLook} />
      <SameChange key={`same ${screen.id}`} screen={screen} onDecided={onDecided} />
    </>
  )
}

interface SameChangeProps {
  readonly screen: ScreenResult
  /** Receives the focus, because the buttons may be gone. */
  readonly onDecided: () => void
}

/** Decides all screens that differ by the same change as this one, if there are others. */
function SameChange({ screen, onDecided }: SameChangeProps) {
  const { screens } = useWorkbench()
  const all = useStore(screens.store, (now) => now.screens)
  const same = withSameChange(screen, all)
  if (same.length < 2) return null
  return (
    <div className="wb-row wb-screens-same">
      <p className="wb-grow">{screenCount(same.length)} differ by the same change.</p>
      <DecideMany what={`all ${same.length}`} screens={same} onDecided={onDecided} />
    </div>
  )
}
