import { useEffect, useId, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { NeedStage } from '../../parts/NeedStage.tsx'
import { linkToRecording } from '../../../run/file/recordingLink.ts'
import type { StageApi } from '../../../stage/stageApi.ts'
import { useThrottledSource } from '../../state/useThrottledSource.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { playButtonId } from '../playNow.ts'
import { FailureCauses } from './FailureCauses.tsx'
import { failureReport } from './failureReport.ts'
import './failure.css'

/**
 * Shown after a failure: what the stage shows instead of what was expected, the likely causes with what can be done about each, and buttons that try the
 * step again, copy a report and let time flow. Gets the focus, unless it is elsewhere in the workbench or a run goes on.
 */
export function FailedPlay() {
  const { player } = useWorkbench()
  const { results } = useStore(player.store)
  const box = useRef<HTMLElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const clueId = useId()
  const at = results.findIndex(({ state }) => state === 'failed')
  const { error = '', clue } = results[at] ?? {}
  useFocusOnFailure(box)

  function tryAgain() {
    // These buttons disappear.
    box.current?.ownerDocument.getElementById(playButtonId)?.focus()
    player.tryAgain()
  }

  return (
    <section
      className="wb-inset wb-failure"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={`Step ${at + 1} failed. ${error.split('\n')[0]}`}
      {...(clue ? { 'aria-describedby': clueId } : {})}
    >
      {clue ? (
        <p className="wb-failure-clue">
          <span id={clueId} role="alert">
            {clue.words}
          </span>{' '}
          <button type="button" className="wb-link" onClick={player.hideClue}>
            Hide the outline
          </button>
        </p>
      ) : null}
      <NeedStage quiet>{(stage) => <FailureCauses stage={stage} next={again} />}</NeedStage>
      <div className="wb-row wb-failure-actions">
        <button ref={again} type="button" className="wb-button wb-small" onClick={tryAgain}>
          Try this step again
        </button>
        <NeedStage quiet>{(stage) => <LetTimeFlow stage={stage} />}</NeedStage>
        <CopyReport />
      </div>
    </section>
  )
}

/** In the next frame, after the play has given the focus back that the page took. */
function useFocusOnFailure(box: RefObject<HTMLElement | null>) {
  const { runs } = useWorkbench()
  useEffect(() => {
    const page = box.current?.ownerDocument
    const frame = page?.defaultView?.requestAnimationFrame(() => {
      const { active } = runs.store.getState()
      const now = page.activeElement
      const places = [box.current?.closest('.wb-panel'), page.querySelector('.wb-transport')]
      const isFree = now === page.body || places.some((place) => place?.contains(now))
      if (!isFree || active !== undefined || now?.matches('input, textarea, select')) return
      box.current?.focus({ preventScroll: true })
    })
    return () => {
      if (frame !== undefined) page?.defaultView?.cancelAnimationFrame(frame)
    }
  }, [box, runs])
}

function CopyReport() {
  const { address, recorder } = useWorkbench()
  async function report() {
    const run = recorder.runFile()
    // A recording that is too long for a link is attached as a file.
    const link = await linkToRecording(address, run.recording).catch(() => undefined)
    return failureReport(run, link)
  }
  return <CopyButton label="Copy as an issue" text={report} />
}

function LetTimeFlow({ stage }: { stage: StageApi }) {
  const { player } = useWorkbench()
  const { clock } = stage.simulator
  useThrottledSource(clock, 80)
  if (clock.state !== 'paused') return null
  return (
    <button type="button" className="wb-button wb-small" onClick={player.letTimeFlow}>
      Let time flow
    </button>
  )
}
