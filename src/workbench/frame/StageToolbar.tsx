import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useDevice } from '../state/useDevice.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { deviceTitles } from '../../stage/deviceTitles.ts'
import type { StageFit, StageSizing } from './fitStage.ts'

const sizings = [
  {
    value: 'room',
    title: 'Fit',
    hint: 'The window takes the room there is, and the whole modal is in view',
  },
  {
    value: 'full',
    title: '100 %',
    hint: 'The window of the replay at full size, scrolled to the modal',
  },
  {
    value: 'whole',
    title: 'Whole',
    hint: 'The whole window of the replay, drawn smaller when it must',
  },
] as const

interface StageToolbarProps {
  readonly fit: StageFit
  readonly sizing: StageSizing
  /** True if a scenario or a phone sets the size of the window. */
  readonly isFixed: boolean
  readonly isHostPage: boolean
}

/** The controls of the stage: its content, size and device. */
export function StageToolbar({ fit, sizing, isFixed, isHostPage }: StageToolbarProps) {
  const { addressBar, go, player, recorder, settings, stage } = useWorkbench()
  const isReady = useStore(stage.store, ({ status }) => status === 'ready')
  const scenario = useScenario()
  const device = useDevice()
  const { width, height, scale } = fit
  const title = isHostPage && scenario.steps.length === 0 ? 'Your page' : scenario.title

  return (
    <header className="wb-row wb-stage-bar">
      <h1 title={title}>{title}</h1>
      {isHostPage ? null : (
        <span className="wb-stage-size wb-mono wb-muted">
          {width} × {height}
          {scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
        </span>
      )}
      <Segmented
        label="Size of the window"
        value={sizing}
        choices={sizings.filter(({ value }) => !(isFixed && value === 'room'))}
        onChange={(value) =>
          settings.change(value === 'room' ? { sizing: value } : { sizing: 'exact', zoom: value })
        }
      />
      <span className="wb-row wb-device-choice">
        <Icon name={device === 'desktop' ? 'desktop' : 'phone'} />
        <select
          className="wb-input"
          aria-label="Device"
          value={device}
          onChange={(event) => {
            const wanted = Object.values(deviceProfiles).find(
              ({ name }) => name === event.target.value,
            )
            if (wanted) go({ ...addressBar.current, device: wanted.name })
          }}
        >
          {Object.entries(deviceTitles).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {isHostPage ? <RecordButton /> : null}
      <span className="wb-row wb-stage-tools">
        <IconButton
          icon="reload"
          word="Reload page"
          label="Reload page; the world continues"
          disabled={!isReady}
          onClick={() => void recorder.reload()}
        />
        <IconButton
          icon="world"
          word="New world"
          label="New world"
          keys="R"
          onClick={player.restart}
        />
      </span>
    </header>
  )
}

/** Starts a recording in a new world, and ends it. */
function RecordButton() {
  const { record, recorder } = useWorkbench()
  const isOn = useStore(recorder.store, (now) => now.isOn)
  return (
    <button
      type="button"
      className="wb-button wb-small wb-row wb-record"
      aria-pressed={isOn}
      title={isOn ? 'Ends the recording' : 'Records what you do, in a new world'}
      onClick={isOn ? recorder.turnOff : record}
    >
      <span className="wb-record-mark" aria-hidden="true" />
      {isOn ? 'Stop recording' : 'Record'}
    </button>
  )
}
