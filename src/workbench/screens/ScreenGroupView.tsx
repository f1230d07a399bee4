import { useId, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { moveRow } from '../parts/moveRow.ts'
import { DecideMany } from './DecideMany.tsx'
import { resultWords } from './screenWords.ts'
import { isOpenScreen, type CheckpointRow, type ScreenGroup } from './screenRules.ts'
import type { ScreenPlace } from './screenPlace.ts'

interface ScreenGroupViewProps {
  readonly group: ScreenGroup
  /** The person looks for screens, so they are shown even if none differs. */
  readonly isSearched: boolean
  readonly onOpen: (place: ScreenPlace) => void
  readonly onDecided: () => void
}

/** A scenario with its screens. One without differences is folded at first. */
export function ScreenGroupView({ group, isSearched, onOpen, onDecided }: ScreenGroupViewProps) {
  const { title, rows } = group
  const screens = rows.flatMap((row) => row.screens)
  const differing = screens.filter(isOpenScreen)
  const [chosen, setChosen] = useState<boolean>()
  const isShown = chosen ?? (differing.length > 0 || isSearched)
  const id = useId()
  return (
    <section className="wb-screen-group" aria-label={title}>
      <h3>
        <button
          type="button"
          className="wb-row wb-screen-fold"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setChosen(!isShown)}
        >
          <Icon name="chevron" />
          <span>{title}</span>
          {differing.length > 0 ? (
            <span className="wb-tag wb-tag-bad">
              {differing.length}
              <span className="wb-unseen"> differ</span>
            </span>
          ) : (
            <span className="wb-tag">
              {screens.length}
              <span className="wb-unseen"> as accepted</span>
            </span>
          )}
        </button>
      </h3>
      <div id={id} hidden={!isShown}>
        {isShown ? (
          <>
            <div
              className="wb-screen-rows"
              role="group"
              aria-label={`Checkpoints of ${title}`}
              onKeyDown={moveRow}
            >
              {rows.map((row) => (
                <CheckpointView key={row.key} row={row} onOpen={onOpen} />
              ))}
            </div>
            {differing.length > 1 ? (
              <DecideMany what="all of this scenario" screens={differing} onDecided={onDecided} />
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  )
}

interface CheckpointViewProps {
  readonly row: CheckpointRow
  readonly onOpen: (place: ScreenPlace) => void
}

/** A checkpoint, which opens the grid of its variants, and each variant, which opens its comparison. */
function CheckpointView({ row, onOpen }: CheckpointViewProps) {
  const { step, checkpoint, screens } = row
  const first = screens.find(isOpenScreen) ?? screens[0]
  return (
    <div className="wb-screen-row">
      <button
        type="button"
        className="wb-screen-checkpoint"
        aria-haspopup="dialog"
        title="All variants"
        onClick={() => first && onOpen({ id: first.id, view: 'matrix' })}
      >
        <span className="wb-screen-step">
          <span className="wb-unseen">Step </span>
          {step}
        </span>
        <span>{checkpoint}</span>
      </button>
      <div className="wb-screen-variants">
        {screens.map((screen) => {
          const { stand, word, mark } = resultWords(screen)
          return (
            <button
              key={screen.id}
              type="button"
              className="wb-screen-variant"
              data-stand={stand}
              aria-haspopup="dialog"
              title={word}
              aria-label={`${screen.variant}: ${word}`}
              onClick={() => onOpen({ id: screen.id, view: 'screen' })}
            >
              <span className="wb-screen-mark" aria-hidden="true">
                {mark}
              </span>{' '}
              {screen.variant}
            </button>
          )
        })}
      </div>
    </div>
  )
}
