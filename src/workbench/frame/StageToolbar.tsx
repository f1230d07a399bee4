import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useDevice } from '../state/useDevice.ts'
import { useScenario } from '../state/useScenario.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { StageFit } from './fitStage.ts'

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

/** What the stage shows and on which device. */
export function StageToolbar({ fit }: { fit: StageFit }) {
  const { addressBar, go, player, settings } = useWorkbench()
  const scenario = useScenario()
  const device = useDevice()
  const sizing = useSetting('sizing')
  const { width, height, scale } = fit

  return (
    <header className="wb-stage-bar">
      <h1 title={scenario.title}>{scenario.title}</h1>
      <span className="wb-stage-size wb-mono wb-muted">
        {width} × {height}
        {scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
      </span>
      {device === 'desktop' ? (
        <button
          type="button"
          className="wb-button wb-small"
          aria-pressed={sizing === 'exact'}
          title="The replay's own window, 1100 × 760, instead of the room there is"
          onClick={() => settings.change({ sizing: sizing === 'exact' ? 'room' : 'exact' })}
        >
          Exact
        </button>
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
