import { useRef } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { LookBackSlider } from '../lookBack/LookBackSlider.tsx'
import { downloadRun } from '../recorder/recordingFiles.ts'
import { useScenario } from '../state/useScenario.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { AskSecret } from './AskSecret.tsx'
import { EditedSteps } from './edit/EditedSteps.tsx'
import { FailedPlay } from './failure/FailedPlay.tsx'
import { PlayerStatus } from './PlayerStatus.tsx'
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

/** Plays the selected scenario and shows its progress. */
export function PlayerPanel() {
  const { player, recorder, settings } = useWorkbench()
  const { steps } = useStore(recorder.store)
  const { status, results } = useStore(player.store)
  const pace = useSetting('pace')
  const scenario = useScenario()
  const playing = status === 'playing' || status === 'raising'
  const nothing = scenario.steps.length === 0
  const goOn = useRef<HTMLButtonElement>(null)

  return (
    <Panel
      panel="player"
      title="Player"
      aside={
        <div className="wb-row" role="toolbar" aria-label="Player">
          <IconButton
            ref={goOn}
            icon={playing ? 'pause' : 'play'}
            filled={!playing}
            label={playing ? 'Pause' : status === 'held' ? 'Go on' : 'Run'}
            keys="P or F8"
            disabled={nothing}
            onClick={playing ? player.pause : player.run}
          />
          <IconButton
            icon="step"
            label="Step"
            keys="N or F9"
            disabled={nothing}
            onClick={player.step}
          />
          <IconButton
            icon="undo"
            label="One step back"
            keys="F7"
            disabled={results.length === 0}
            onClick={player.stepBack}
          />
          <IconButton
            icon="stop"
            filled
            label="Stop"
            disabled={!playing && status !== 'held'}
            onClick={player.stop}
          />
          <IconButton icon="restart" label="Restart" keys="R or F10" onClick={player.restart} />
          <IconButton
            icon="download"
            label="Save the run"
            disabled={steps.length === 0 && status !== 'failed'}
            onClick={() => downloadRun(document, recorder.runFile())}
          />
        </div>
      }
    >
      <LookBackSlider />
      {nothing ? null : (
        <>
          <div className="wb-player-head">
            <PlayerStatus status={status} results={results} total={scenario.steps.length} />
            <EditButton scenario={scenario} />
            <Segmented
              label="Pace"
              value={pace}
              choices={paces}
              onChange={(value) => settings.change({ pace: value })}
            />
          </div>
          <AskSecret />
          <EditedSteps key={scenario.id} id={scenario.id} inView={Math.max(0, results.length - 1)}>
            {status === 'failed' ? <FailedPlay goOn={goOn} /> : null}
            <StepList scenario={scenario.id} steps={scenario.steps} results={results} />
          </EditedSteps>
        </>
      )}
      <RecordedSteps />
    </Panel>
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
