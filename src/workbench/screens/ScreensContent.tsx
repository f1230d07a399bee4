import type { ScreenResult } from '../../server/screens/screenResults.ts'
import type { PictureLook } from './pictures/pictureLook.ts'
import { SameChange } from './SameChange.tsx'
import { ScreenDiff } from './ScreenDiff.tsx'
import { ScreenMatrix } from './ScreenMatrix.tsx'
import type { ScreenPlace } from './screenPlace.ts'

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
