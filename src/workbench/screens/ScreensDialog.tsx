import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { liveScenarioId } from './liveScenarioId.ts'
import { ScreenDiff } from './ScreenDiff.tsx'
import { ScreenMatrix } from './ScreenMatrix.tsx'
import { neighbourOf } from './neighbourOf.ts'
import { checkpointKey, isOpenScreen } from './screenRules.ts'
import type { ScreenPlace } from './screenPlace.ts'
import { screenCount } from './screenCount.ts'
import { VariantChoice } from './VariantChoice.tsx'
import './screensDialog.css'

interface ScreensDialogProps {
  readonly start: ScreenPlace
  /** Ids of the screens to go through. */
  readonly order: readonly string[]
  readonly onClose: () => void
}

/** A checkpoint in all its variants, or one screen beside the accepted one, over the whole page. */
export function ScreensDialog({ start, order, onClose }: ScreensDialogProps) {
  const { screens, project, playTo } = useWorkbench()
  const { screens: all, said, problem, isDeciding } = useStore(screens.store)
  const scenarios = useStore(project.store)
  const hasLetterKeys = useSetting('letterKeys')
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(start)
  /** Id of the place of the last decision: its words are shown there only. */
  const [decidedAt, setDecidedAt] = useState<ScreenPlace>()

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  const close = () => dialog.current?.close()
  const screen = all.find(({ id }) => id === place.id)
  const listed = order.flatMap((id) => all.find((each) => each.id === id) ?? [])
  const variants = screen ? all.filter((each) => checkpointKey(each) === checkpointKey(screen)) : []
  const subject = place.view === 'screen' ? variants.filter(({ id }) => id === place.id) : variants
  const open = subject.filter(isOpenScreen)
  const rejectable = open.filter(({ decision }) => decision === undefined)
  const previous = screen && neighbourOf(listed, screen, place.view, -1)
  const next = screen && neighbourOf(listed, screen, place.view, 1)
  const live = screen && liveScenarioId(screen.scenario, scenarios)
  const isSaid = decidedAt?.id === place.id && decidedAt.view === place.view

  const go = (to: ScreenResult | undefined) => to && setPlace({ ...place, id: to.id })

  async function decide(decision: 'accept' | 'reject', chosen: readonly ScreenResult[]) {
    if (chosen.length === 0 || isDeciding) return
    setDecidedAt(place)
    const isDone = await screens.decide(
      decision,
      chosen.map(({ id }) => id),
    )
    // The buttons are disabled now, and would keep the focus from the keys.
    const way = dialog.current?.querySelector<HTMLElement>('[data-way=next]:enabled')
    if (isDone) (way ?? dialog.current?.querySelector<HTMLElement>('h2'))?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !hasLetterKeys) return
    const deed = {
      a: () => void decide('accept', open),
      r: () => void decide('reject', rejectable),
      m: () => setPlace({ ...place, view: place.view === 'matrix' ? 'screen' : 'matrix' }),
      '.': () => go(next),
      ',': () => go(previous),
    }[event.key.toLowerCase()]
    if (!deed) return
    event.preventDefault()
    deed()
  }

  return (
    <dialog
      className="wb-screens-dialog"
      ref={dialog}
      aria-label="Screens"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      {screen ? (
        <div className="wb-screens-card">
          <div className="wb-screens-head">
            <div className="wb-grow">
              <h2 tabIndex={-1}>
                <span className="wb-screens-step">Step {screen.step}</span> {screen.checkpoint}
              </h2>
              <p className="wb-hint">{screen.title}</p>
            </div>
            {live === undefined ? null : (
              <button
                type="button"
                className="wb-button"
                title="Plays the scenario up to this step in the workbench"
                onClick={() => {
                  close()
                  playTo(live, screen.step)
                }}
              >
                Open live
              </button>
            )}
            <span className="wb-row wb-screens-ways">
              <button
                type="button"
                className="wb-button"
                title="Previous  (,)"
                disabled={!previous}
                onClick={() => go(previous)}
              >
                Previous
              </button>
              <button
                type="button"
                className="wb-button"
                title="Next  (.)"
                data-way="next"
                disabled={!next}
                onClick={() => go(next)}
              >
                Next
              </button>
            </span>
            <IconButton icon="close" label="Close" onClick={close} />
          </div>
          <VariantChoice variants={variants} place={place} onChange={setPlace} />
          {place.view === 'matrix' ? (
            <ScreenMatrix
              variants={variants}
              onOpen={({ id }) => setPlace({ id, view: 'screen' })}
            />
          ) : (
            <ScreenDiff key={screen.id} screen={screen} />
          )}
          <div className="wb-screens-foot">
            <div className="wb-grow">
              <p role="status">{isSaid ? said : ''}</p>
              <Problem text={problem} />
            </div>
            <button
              type="button"
              className="wb-button wb-danger"
              title="Reject  (R)"
              disabled={rejectable.length === 0 || isDeciding}
              onClick={() => void decide('reject', rejectable)}
            >
              {deedWords('Reject', place, rejectable)}
            </button>
            <button
              type="button"
              className="wb-button wb-primary"
              title="Accept  (A)"
              disabled={open.length === 0 || isDeciding}
              onClick={() => void decide('accept', open)}
            >
              {deedWords('Accept', place, open)}
            </button>
          </div>
        </div>
      ) : (
        <div className="wb-screens-card">
          <div className="wb-screens-head">
            <h2 className="wb-grow">This screen is not in the results any more</h2>
            <IconButton icon="close" label="Close" onClick={close} />
          </div>
        </div>
      )}
    </dialog>
  )
}

const deedWords = (deed: string, { view }: ScreenPlace, screens: readonly ScreenResult[]) =>
  view === 'matrix' && screens.length > 0 ? `${deed} ${screenCount(screens.length)}` : deed
