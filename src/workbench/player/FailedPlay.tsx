import { CopyButton } from '../parts/CopyButton.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import { linkToRecording } from '../recorder/recordingLink.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { failureReport } from './failureReport.ts'

/** Shown after a failure: a button copies a report, and while the clock is held, another one lets time flow. */
export function FailedPlay() {
  return (
    <div className="wb-player-held">
      <NeedStage quiet>{(stage) => <WhileHeld stage={stage} />}</NeedStage>
      <CopyReport />
    </div>
  )
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

function WhileHeld({ stage }: { stage: StageApi }) {
  const { player } = useWorkbench()
  const { clock } = stage.simulator
  useThrottledSource(clock, 80)
  if (clock.state !== 'paused') return null
  return (
    <>
      <span>The clock is held.</span>
      <button type="button" className="wb-button wb-small" onClick={player.letTimeFlow}>
        Let time flow
      </button>
    </>
  )
}
