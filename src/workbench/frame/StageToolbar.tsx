import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useDevice } from '../state/useDevice.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { StageFit } from './fitStage.ts'

const sizings = [
  { value: 'room', title: 'Fit', hint: 'The window takes the room there is' },
  {
    value: 'exact',
    title: 'Exact',
    hint: 'The window of the replay, 1100 × 760, drawn smaller when it must',
  },
] as const

const devices = [
  { value: 'desktop', title: <DeviceName icon="desktop" name="Desktop" /> },
  { value: 'android', title: <DeviceName icon="phone" name="Android" /> },
  { value: 'iphone', title: <DeviceName icon="phone" name="iPhone" /> },
] as const

function DeviceName({ icon, name }: { icon: 'desktop' | 'phone'; name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="wb-device-name">{name}</span>
    </>
  )
}

interface StageToolbarProps {
  readonly fit: StageFit
  readonly sizing: 'room' | 'exact'
  /** A scenario decides the size. */
  readonly isFixed: boolean
}

/** What the stage shows, in which size and on which device. */
export function StageToolbar({ fit, sizing, isFixed }: StageToolbarProps) {
  const { addressBar, go, player, settings } = useWorkbench()
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
      {device === 'desktop' ? (
        <Segmented
          label={
            isFixed ? 'Size of the window, exact while a scenario plays' : 'Size of the window'
          }
          value={sizing}
          choices={sizings}
          disabled={isFixed}
          onChange={(value) => settings.change({ sizing: value })}
        />
      ) : null}
      <Segmented
        label="Device"
        value={device}
        choices={devices}
        onChange={(value) => go({ ...addressBar.current, device: value })}
      />
      <IconButton
        icon="restart"
        label="Restart with a fresh world"
        keys="R"
        onClick={player.restart}
      />
    </header>
  )
}
