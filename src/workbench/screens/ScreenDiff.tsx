import { useState } from 'react'
import type { PictureArea, ScreenResult } from '../../server/screens/screenResults.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ComparedPictures } from './pictures/ComparedPictures.tsx'
import { pictureViews, pictureZooms, type PictureLook } from './pictures/pictureLook.ts'
import { differenceInWords } from './screenWords.ts'
import { TextDiff } from './TextDiff.tsx'

const none: readonly PictureArea[] = []

interface ScreenDiffProps {
  readonly screen: ScreenResult
  readonly look: PictureLook
  readonly onLook: (look: PictureLook) => void
}

/** A screen and the accepted one: their pictures in several ways, and their accessibility trees. */
export function ScreenDiff({ screen, look, onLook }: ScreenDiffProps) {
  const { screens, settings } = useWorkbench()
  const chosen = useSetting('screenView')
  const { actual, accepted, diff, isAcceptedMissing, areas = none } = screen
  const addressOf = (hash: string | undefined) =>
    hash === undefined ? undefined : screens.pictureOf(hash)
  const now = addressOf(actual?.picture)
  const before = isAcceptedMissing ? undefined : addressOf(accepted?.picture)
  const pixels = addressOf(diff?.replace(/\.png$/, ''))
  const hasTwo = now !== undefined && before !== undefined && now !== before
  const possible = pictureViews.filter(({ value }) => value !== 'pixels' || pixels !== undefined)
  const view = possible.find(({ value }) => value === chosen)?.value ?? 'beside'
  const isTextSame =
    actual !== undefined && JSON.stringify(actual.text) === JSON.stringify(accepted?.text)
  const [isTextShown, setTextShown] = useState(!isTextSame)
  return (
    <div className="wb-screens-diff" data-text={isTextShown}>
      <div className="wb-column wb-screens-pictures">
        <div className="wb-row wb-wrap wb-screens-tools">
          {hasTwo ? (
            <Segmented
              label="Comparison of the pictures"
              value={view}
              choices={possible}
              onChange={(screenView) => settings.change({ screenView })}
            />
          ) : null}
          <p className="wb-hint wb-grow">{differenceInWords(screen)}</p>
          {areas.length > 0 ? (
            <button
              type="button"
              className="wb-button wb-small"
              aria-pressed={look.isOutlined}
              title="Outlines what differs  (O)"
              onClick={() => onLook({ ...look, isOutlined: !look.isOutlined })}
            >
              Outline {areas.length === 1 ? '1 area' : `${areas.length} areas`}
            </button>
          ) : null}
          <Segmented
            label="Zoom"
            value={look.zoom}
            choices={pictureZooms}
            onChange={(zoom) => onLook({ ...look, zoom })}
          />
          <button
            type="button"
            className="wb-button wb-small"
            aria-pressed={isTextShown}
            onClick={() => setTextShown(!isTextShown)}
          >
            Accessibility tree
          </button>
        </div>
        <ComparedPictures
          view={hasTwo ? view : 'beside'}
          now={now}
          before={hasTwo || now === undefined ? before : undefined}
          pixels={pixels}
          isSame={now === before}
          look={look}
          areas={hasTwo ? areas : none}
        />
      </div>
      {isTextShown ? <TextDiff before={accepted?.text} after={actual?.text} /> : null}
    </div>
  )
}
