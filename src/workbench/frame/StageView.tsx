import { useCallback } from 'react'
import { useStore } from 'zustand'
import { panelsFrameName } from '../../backends/mock/index.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { useDevice } from '../state/useDevice.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { StageNotice } from '../waiting/StageNotice.tsx'
import { fitStage } from './fitStage.ts'
import { LookBackBar } from '../lookBack/LookBackBar.tsx'
import { DestinationBar } from '../lookBack/DestinationBar.tsx'
import { Scrubber } from '../lookBack/Scrubber.tsx'
import { PastStage } from '../lookBack/PastStage.tsx'
import { useDestination } from '../lookBack/useDestination.ts'
import { RunCover } from '../runs/RunCover.tsx'
import { AccessibilityMarks } from './AccessibilityMarks.tsx'
import { FailureOutline } from './Outline.tsx'
import { isUnderWay } from '../state/isUnderWay.ts'
import { StageToolbar } from './StageToolbar.tsx'
import { UncaughtErrors } from './UncaughtErrors.tsx'
import { useElementSize } from '../parts/useElementSize.ts'
import { useWelcome, Welcome } from './Welcome.tsx'
import { useCardTop } from './useCardTop.ts'
import { useHeldScroll } from './useHeldScroll.ts'
import './frame.css'

/** The host's page with the widget, in a window of the chosen device: that of the workbench, or a host's own. */
export function StageView({ isHostPage = false }: { readonly isHostPage?: boolean }) {
  const { accessibility, addressBar, player, recorder, stage } = useWorkbench()
  const { attach, store } = stage
  const generation = useStore(store, (state) => state.generation)
  const src = useStore(store, (state) => state.src)
  const status = useStore(store, (state) => state.status)
  const problem = useStore(store, (state) => state.problem)
  const device = deviceProfiles[useDevice()]
  // A scenario is written for the window of its device; in manual use a desktop may fill the available space.
  const isChosen = useStore(addressBar.store, ({ address }) => address.scenario !== undefined)
  const byHand = useStore(player.store, (state) => state.status === 'idle') && !isChosen
  const isFixed = !byHand || device.name !== 'desktop'
  const wanted = useSetting('sizing')
  const zoom = useSetting('zoom')
  const sizing = isFixed || wanted === 'exact' ? zoom : 'room'
  const { size, ref } = useElementSize()
  const textSize = useStore(accessibility.store, ({ emulation }) => emulation.zoom)
  const fit = fitStage(device, size, sizing, textSize)
  const box = { width: fit.width * fit.scale, height: fit.height * fit.scale }
  const isPast = useStore(recorder.store, ({ lookedAt }) => lookedAt !== undefined)
  const isPlaying = useStore(player.store, isUnderWay)
  const isCovered = useDestination() !== undefined
  const cardTop = useCardTop()
  const isWelcome = useWelcome(isHostPage)
  const isCut = sizing === 'full' && (box.width > size.width || box.height > size.height)
  const hold = useHeldScroll({
    spare: { width: box.width - size.width, height: box.height - size.height },
    // A modal is in the middle of the window, and at the bottom of a phone's.
    down: device.name === 'desktop' ? 0.5 : 1,
    cardTop,
  })
  const attachRoom = useCallback(
    (element: HTMLElement | null) => {
      hold(element)
      return ref(element)
    },
    [hold, ref],
  )

  return (
    <section className="wb-column wb-stage" aria-label={isHostPage ? 'Your page' : 'Stage'}>
      <StageToolbar fit={fit} sizing={sizing} isFixed={isFixed} isHostPage={isHostPage} />
      <StageNotice isHostPage={isHostPage} />
      <div className="wb-grow wb-stage-room" data-sizing={sizing}>
        <div
          className="wb-stage-scroll"
          ref={attachRoom}
          {...(isCut
            ? { tabIndex: 0, role: 'group', 'aria-label': 'Part of the window in view' }
            : {})}
        >
          <div
            className="wb-device"
            data-device={device.name}
            data-status={status}
            data-covered={isCovered}
            style={box}
          >
            {src === undefined || size.width === 0 ? null : (
              <iframe
                // A new element is a new page, without a history entry and without state of the previous page.
                key={generation}
                ref={attach}
                id="wb-stage-frame"
                title={isHostPage ? 'Your page' : 'Host page with the widget'}
                {...(isHostPage ? { name: panelsFrameName } : {})}
                src={src}
                // A picture covers it. A player that is on its way focuses what it needs.
                inert={isPast && !isPlaying}
                // A transform, and not `scale`: Playwright knows then that points of the page are elsewhere.
                style={{
                  width: fit.width,
                  height: fit.height,
                  transform: `scale(${fit.scale})`,
                }}
              />
            )}
            <FailureOutline scale={fit.scale} />
            <AccessibilityMarks scale={fit.scale} />
            <PastStage width={fit.width} height={fit.height} scale={fit.scale} />
            {status !== 'loading' || isCovered ? null : isHostPage ? (
              <p className="wb-host-loading" role="status">
                Loading your page…
              </p>
            ) : (
              <p className="wb-stage-loading">Starting the stage…</p>
            )}
          </div>
        </div>
        <LookBackBar />
        <DestinationBar />
        <RunCover />
        {status !== 'failed' ? null : isHostPage ? (
          <HostPageProblem problem={problem ?? 'the reason is unknown.'} />
        ) : (
          <StageProblem problem={problem ?? 'the reason is unknown.'} />
        )}
      </div>
      <UncaughtErrors />
      <div className="wb-stage-foot">
        {isWelcome ? <Welcome /> : <Scrubber width={fit.width} height={fit.height} />}
      </div>
    </section>
  )
}

/** Explains why the panels do not reach a host's own page. */
function HostPageProblem({ problem }: { problem: string }) {
  const { player } = useWorkbench()
  return (
    <div className="wb-stage-problem" role="alert">
      <h2>The panels cannot reach this page</h2>
      <p>{problem}</p>
      <p>
        A page with a content policy has to allow itself to be framed: frame-src and frame-ancestors
        with &apos;self&apos;.
      </p>
      <button type="button" className="wb-button wb-primary" onClick={player.restart}>
        Try again
      </button>
    </div>
  )
}

/** Explains why there is no stage, and offers ways to recover. */
function StageProblem({ problem }: { problem: string }) {
  const { addressBar, go, player } = useWorkbench()
  const { options: _, ...withoutOptions } = addressBar.current
  return (
    <div className="wb-stage-problem" role="alert">
      <h2>The stage could not be started</h2>
      <p>{problem}</p>
      <div className="wb-row">
        <button type="button" className="wb-button wb-primary" onClick={player.restart}>
          Try again
        </button>
        {addressBar.current.options ? (
          <button type="button" className="wb-button" onClick={() => go(withoutOptions)}>
            Start without the host options
          </button>
        ) : null}
        <button type="button" className="wb-button" onClick={() => go({})}>
          Free play
        </button>
      </div>
    </div>
  )
}
