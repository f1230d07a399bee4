import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useScenario } from '../state/useScenario.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { AskSecret } from './AskSecret.tsx'
import { EditedSteps } from './edit/EditedSteps.tsx'
import { FailedPlay } from './failure/FailedPlay.tsx'
import { RecordedSteps } from './RecordedSteps.tsx'
import { StepList } from './StepList.tsx'
import './player.css'
import type { Scenario } from '../../scenarios/index.ts'
import { isKeptId } from '../../run/file/keptRecordings.ts'
import { isProjectId } from '../../run/file/projectScenarios.ts'

const paces = [
  { value: 0, title: 'Fast', hint: 'No wait between steps' },
  { value: 400, title: 'Easy', hint: '0.4 s between steps' },
  { value: 1200, title: 'Slow', hint: '1.2 s between steps' },
]

/** The steps of the scenario on the stage, and what a person recorded there. */
export function PlayerPanel() {
  const { player, settings } = useWorkbench()
  const { status, results } = useStore(player.store)
  const pace = useSetting('pace')
  const scenario = useScenario()

  return (
    <>
      {scenario.steps.length === 0 ? null : (
        <>
          <div className="wb-player-head">
            <Segmented
              label="Pace"
              value={pace}
              choices={paces}
              onChange={(value) => settings.change({ pace: value })}
            />
            <EditButton scenario={scenario} />
          </div>
          <AskSecret />
          <EditedSteps key={scenario.id} id={scenario.id} inView={Math.max(0, results.length - 1)}>
            {status === 'failed' ? <FailedPlay /> : null}
            <StepList scenario={scenario.id} steps={scenario.steps} results={results} />
          </EditedSteps>
        </>
      )}
      <RecordedSteps />
      {scenario.steps.length === 0 ? <NothingRecorded /> : null}
    </>
  )
}

/** In free play, before the first step. */
function NothingRecorded() {
  const { recorder } = useWorkbench()
  const isEmpty = useStore(recorder.store, ({ steps }) => steps.length === 0)
  if (!isEmpty) return null
  return (
    <Empty title="No steps yet">
      Choose a scenario, or use the page: what you do there is recorded here.
    </Empty>
  )
}

/** Shows the steps of a recording to edit, or those of its play again. Nothing for the scenarios of Foyer. */
function EditButton({ scenario }: { readonly scenario: Scenario }) {
  const { editor } = useWorkbench()
  const { id } = scenario
  const isOpen = useStore(editor.store, (now) => now[id]?.isOpen ?? false)
  if (!isKeptId(id) && !isProjectId(id)) return null
  return (
    <IconButton
      icon="edit"
      label="Edit the steps of the recording"
      aria-pressed={isOpen}
      onClick={() => (isOpen ? editor.close(id) : editor.open(scenario))}
    />
  )
}
