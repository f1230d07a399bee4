import { useStore } from 'zustand'
import { suggestChecks } from '../recorder/suggestChecks.ts'
import type { RecordedStep } from '../recorder/recording.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { NeedStage } from '../parts/NeedStage.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { EditableRecording } from './edit/EditableRecording.tsx'
import { KeptRecordings } from './KeptRecordings.tsx'

/** A person's steps since the stage was loaded, to edit, play again and save. */
export function RecordedSteps() {
  const { recorder } = useWorkbench()
  const { steps, kept } = useStore(recorder.store)
  const manual = steps.filter(({ by }) => by === 'manual')
  if (manual.length === 0 && kept.length === 0) return null
  return (
    <section className="wb-column wb-scroll wb-recorded" aria-label="Recorded steps">
      {manual.length > 0 ? <Recording manual={manual} total={steps.length} /> : null}
      {kept.length > 0 ? <KeptRecordings /> : null}
    </section>
  )
}

function Recording({
  manual,
  total,
}: {
  readonly manual: readonly RecordedStep[]
  readonly total: number
}) {
  const { recorder } = useWorkbench()
  const { isOn, title, canUndo, canRedo } = useStore(recorder.store)
  const played = total - manual.length
  // In free play, the button above the stage plays the recording.
  const isAlone = useScenario().steps.length === 0
  const playLabel = isAlone
    ? undefined
    : played > 0
      ? `Play all ${total} steps in a new world`
      : 'Play the recording in a new world'
  return (
    <EditableRecording
      heading="Recorded"
      first={played + 1}
      title={title}
      steps={manual}
      canUndo={canUndo}
      canRedo={canRedo}
      edits={recorder}
      haveHappened
      recording={recorder.scenario}
      playLabel={playLabel}
      keep={recorder.save}
      onSaved={recorder.noteSaved}
      inView={manual.length - 1}
    >
      {isOn ? <NeedStage quiet>{(stage) => <Checks stage={stage} />}</NeedStage> : null}
    </EditableRecording>
  )
}

/** Expectations of the current screen, to add with one click. */
function Checks({ stage }: { readonly stage: StageApi }) {
  const { recorder } = useWorkbench()
  useThrottledSource(stage.timeline, 100)
  return (
    <div className="wb-row wb-wrap" role="group" aria-label="Add a check">
      <span className="wb-muted">Check</span>
      {suggestChecks(stage.timeline.list()).map((step) => {
        const { text } = describeStep(step)
        return (
          <button
            key={text}
            type="button"
            className="wb-button wb-small"
            onClick={() => recorder.expect(step)}
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}
