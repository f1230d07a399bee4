import { useState } from 'react'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ComparedPictures, type PictureView } from './ComparedPictures.tsx'
import { differenceInWords } from './words/differenceInWords.ts'
import { TextDiff } from './TextDiff.tsx'

const views = [
  { value: 'beside', title: 'Side by side' },
  { value: 'swipe', title: 'Swipe' },
  { value: 'onion', title: 'Onion skin' },
  { value: 'pixels', title: 'Difference' },
] as const satisfies readonly { value: PictureView; title: string }[]

/** A screen and the accepted one: their pictures in several ways, and their accessibility trees. */
export function ScreenDiff({ screen }: { readonly screen: ScreenResult }) {
  const { screens, settings } = useWorkbench()
  const chosen = useSetting('screenView')
  const { actual, accepted, diff, isAcceptedMissing } = screen
  const addressOf = (hash: string | undefined) =>
    hash === undefined ? undefined : screens.pictureOf(hash)
  const now = addressOf(actual?.picture)
  const before = isAcceptedMissing ? undefined : addressOf(accepted?.picture)
  const pixels = addressOf(diff?.replace(/\.png$/, ''))
  const hasTwo = now !== undefined && before !== undefined && now !== before
  const possible = views.filter(({ value }) => value !== 'pixels' || pixels !== undefined)
  const view = possible.find(({ value }) => value === chosen)?.value ?? 'beside'
  const [isFull, setFull] = useState(false)
  const isTextSame =
    actual !== undefined && JSON.stringify(actual.text) === JSON.stringify(accepted?.text)
  const [isTextShown, setTextShown] = useState(!isTextSame)
  return (
    <div className="wb-screens-diff" data-text={isTextShown}>
      <div className="wb-screens-pictures">
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
          <button
            type="button"
            className="wb-button wb-small"
            aria-pressed={isFull}
            title="Pictures in their full size"
            onClick={() => setFull(!isFull)}
          >
            100 %
          </button>
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
          isFull={isFull}
        />
      </div>
      {isTextShown ? <TextDiff before={accepted?.text} after={actual?.text} /> : null}
    </div>
  )
}
