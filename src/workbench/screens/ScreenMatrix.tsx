import type { KeyboardEvent } from 'react'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { useElementSize } from '../parts/useElementSize.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { differenceInWords, resultWords } from './screenWords.ts'
import { matrixLayout } from './matrixLayout.ts'

interface ScreenMatrixProps {
  readonly variants: readonly ScreenResult[]
  readonly onOpen: (screen: ScreenResult) => void
}

/** One checkpoint in a grid of its variants. Arrow keys move from one to the next. */
export function ScreenMatrix({ variants, onOpen }: ScreenMatrixProps) {
  const { screens } = useWorkbench()
  const { size, ref } = useElementSize()
  const { columns, height } = matrixLayout(size, variants.length)
  return (
    <div
      className="wb-screens-matrix"
      role="group"
      aria-label="Variants"
      ref={ref}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={moveCard}
    >
      {variants.map((screen) => {
        const { stand, word, mark } = resultWords(screen)
        const picture = (screen.actual ?? screen.accepted)?.picture
        return (
          <button
            key={screen.id}
            type="button"
            className="wb-stack wb-screens-cell"
            data-stand={stand}
            data-screen={screen.id}
            aria-label={`${screen.variant}: ${word}. ${differenceInWords(screen)}`}
            onClick={() => onOpen(screen)}
          >
            <span className="wb-screens-thumbnail" style={{ height }}>
              {picture === undefined ? null : <img src={screens.pictureOf(picture)} alt="" />}
            </span>
            <span className="wb-row wb-screens-cell-name" data-stand={stand}>
              <span className="wb-screen-mark" aria-hidden="true">
                {mark}
              </span>
              <span className="wb-grow">{screen.variant}</span>
              <span className="wb-screens-result">{word}</span>
            </span>
            <span className="wb-hint">{differenceInWords(screen)}</span>
          </button>
        )
      })}
    </div>
  )
}

function moveCard(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')]
  const at = cards.findIndex((card) => card === event.currentTarget.ownerDocument.activeElement)
  const [first] = cards
  if (at < 0 || !first) return
  const columns = cards.filter(({ offsetTop }) => offsetTop === first.offsetTop).length
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cards.length - 1,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  cards[to]?.focus()
}
