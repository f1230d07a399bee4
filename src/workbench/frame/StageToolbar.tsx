import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useDevice } from '../state/useDevice.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { deviceProfiles } from '../stage/deviceProfiles.ts'
import type { StageFit, StageSizing } from './fitStage.ts'

const sizings = [
  { value: 'room', title: 'Fit', hint: 'The window takes the room there is' },
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

const devices = { desktop: 'Desktop', android: 'Android', iphone: 'iPhone' } as const

interface StageToolbarProps {
  readonly fit: StageFit
  readonly sizing: StageSizing
  /** True if a scenario or a phone sets the size of the window. */
  readonly isFixed: boolean
}

/** The controls of the stage: its content, size and device. */
export function StageToolbar({ fit, sizing, isFixed }: StageToolbarProps) {
  const { addressBar, go, player, recorder, settings, stage } = useWorkbench()
  const isReady = useStore(stage.store, ({ status }) => status === 'ready')
  const scenario = useScenario()
  const device = useDevice()
  const { width, height, scale } = fit

  return (
    <header className="wb-stage-bar">
      <h1 title={scenario.title}>{scenario.title}</h1>
      <span className="wb-stage-size wb-mono wb-muted">
        {width} × {height}
        {scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
      </span>
      <Segmented
        label="Size of the window"
        value={sizing}
        choices={sizings.filter(({ value }) => !(isFixed && value === 'room'))}
        onChange={(value) =>
          settings.change(value === 'room' ? { sizing: value } : { sizing: 'exact', zoom: value })
        }
      />
      <span className="wb-device-choice">
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
          {Object.entries(devices).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {recorder.isRecorded ? (
        <IconButton
          icon="reload"
          label="Reload the page; the world continues"
          disabled={!isReady}
          onClick={() => void recorder.reload()}
        />
      ) : null}
      <IconButton
        icon="restart"
        label="Restart with a fresh world"
        keys="R"
        onClick={player.restart}
      />
    </header>
  )
}
