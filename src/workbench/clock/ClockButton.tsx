import { Icon } from '../parts/Icon.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import { formatTime } from '../../run/format/formatTime.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useSetting } from '../state/useSetting.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The virtual time and its rate; opens the clock. */
export function ClockButton() {
  const { settings } = useWorkbench()
  const isOpen = useSetting('collapsed').clock !== true
  const toggle = () => settings.toggle('clock')
  return <NeedStage quiet>{(stage) => <Button {...{ stage, isOpen, toggle }} />}</NeedStage>
}

interface ButtonProps {
  readonly stage: StageApi
  readonly isOpen: boolean
  readonly toggle: () => void
}

function Button({ stage, isOpen, toggle }: ButtonProps) {
  const { clock } = stage.simulator
  useThrottledSource(clock, 80)
  const { time, millis } = formatTime(clock.now())
  const rate =
    clock.state === 'paused' ? 'paused' : clock.state === 'advancing' ? '»' : `${clock.rate}×`
  return (
    <button
      type="button"
      className="wb-clock-button"
      data-state={clock.state}
      aria-expanded={isOpen}
      aria-label={`Clock, ${time}, ${rate}`}
      title={isOpen ? 'Closes the clock' : 'Opens the clock: rate, run, next timers'}
      onClick={toggle}
    >
      <Icon name="clock" />
      <span className="wb-mono">
        {time}
        <span className="wb-muted">.{millis}</span>
      </span>
      <span className="wb-muted">{rate}</span>
    </button>
  )
}
