import { useStore } from 'zustand'
import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { ScenarioPicker } from '../picker/ScenarioPicker.tsx'
import { PlayerPanel } from '../player/PlayerPanel.tsx'
import { useScenario } from '../state/useScenario.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { useShownList } from './useShownList.ts'

/** The scenarios or the steps: one list at a time has the whole height. */
export function LeftLists() {
  const { recorder, scenarios, settings } = useWorkbench()
  const recorded = useStore(
    recorder.store,
    ({ steps }) => steps.filter(({ by }) => by === 'manual').length,
  )
  const steps = useScenario().steps.length + recorded
  const shown = useSetting('leftList')
  useShownList()

  return (
    <>
      <div className="wb-left-switch" id="wb-left-list">
        <Segmented
          label="List at the left"
          value={shown}
          choices={[
            { value: 'scenarios', title: <Choice word="Scenarios" count={scenarios.length} /> },
            { value: 'steps', title: <Choice word="Steps" count={steps} /> },
          ]}
          onChange={(leftList) => settings.change({ leftList })}
        />
      </div>
      <section
        className="wb-column wb-panel"
        aria-label="Scenarios"
        data-part="picker"
        hidden={shown !== 'scenarios'}
      >
        <h2 className="wb-unseen">Scenarios</h2>
        <PanelBoundary name="Scenarios">
          <ScenarioPicker />
        </PanelBoundary>
      </section>
      <section
        className="wb-column wb-panel"
        aria-label="Steps of the player"
        data-part="steps"
        hidden={shown !== 'steps'}
      >
        <h2 className="wb-unseen">Steps</h2>
        <PanelBoundary name="Steps">
          <PlayerPanel />
        </PanelBoundary>
      </section>
    </>
  )
}

const Choice = ({ word, count }: { word: string; count: number }) => (
  <>
    {word} {count > 0 ? <span className="wb-switch-count">{count}</span> : null}
  </>
)
