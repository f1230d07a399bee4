import { useStore } from 'zustand'
import { deviceProfiles } from '../stage/deviceProfiles.ts'
import { useDevice } from '../state/useDevice.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { fitStage } from './fitStage.ts'
import { StageProblem } from './StageProblem.tsx'
import { StageToolbar } from './StageToolbar.tsx'
import { UncaughtErrors } from './UncaughtErrors.tsx'
import { useElementSize } from './useElementSize.ts'
import './frame.css'

/** The host's page with the widget, in a window of the chosen device. */
export function StageView() {
  const { player, stage } = useWorkbench()
  const { attach, store } = stage
  const generation = useStore(store, (state) => state.generation)
  const src = useStore(store, (state) => state.src)
  const status = useStore(store, (state) => state.status)
  const problem = useStore(store, (state) => state.problem)
  const device = deviceProfiles[useDevice()]
  // A scenario is written for the window of its device; by hand the stage may take the room there is.
  const byHand = useStore(player.store, (state) => state.status === 'idle')
  const wanted = useSetting('sizing')
  const sizing = byHand ? wanted : 'exact'
  const { size, ref } = useElementSize()
  const fit = fitStage(device, size, sizing)
  const box = { width: fit.width * fit.scale, height: fit.height * fit.scale }

  return (
    <section className="wb-stage" aria-label="Stage">
      <StageToolbar fit={fit} sizing={sizing} isFixed={!byHand} />
      <div className="wb-stage-room" ref={ref}>
        <div className="wb-device" data-device={device.name} data-status={status} style={box}>
          {src === undefined || size.width === 0 ? null : (
            <iframe
              // A new element is a new page: no entry in the history, nothing left of the one before.
              key={generation}
              ref={attach}
              id="wb-stage-frame"
              title="Host page with the widget"
              src={src}
              style={{ width: fit.width, height: fit.height, scale: String(fit.scale) }}
            />
          )}
          {status === 'loading' ? <p className="wb-stage-loading">Raising the world</p> : null}
          {status === 'failed' ? <StageProblem problem={problem ?? 'nobody said why.'} /> : null}
        </div>
      </div>
      <UncaughtErrors />
    </section>
  )
}
