import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ClockPanel } from './clock/ClockPanel.tsx'
import { CompareRuns } from './compare/CompareRuns.tsx'
import { Dock } from './tabPanels/Dock.tsx'
import { StageView } from './frame/StageView.tsx'
import { ScenarioPicker } from './picker/ScenarioPicker.tsx'
import { PlayerPanel } from './player/PlayerPanel.tsx'
import { OpenRecording } from './recorder/OpenRecording.tsx'
import { PanelBoundary } from './boundary/PanelBoundary.tsx'
import { HelpDialog } from './shortcuts/HelpDialog.tsx'
import { shortcutsOf } from './shortcuts/shortcutsOf.ts'
import { useShortcuts } from './shortcuts/useShortcuts.ts'
import { SidePanels } from './tabPanels/SidePanels.tsx'
import { useScenario } from './state/useScenario.ts'
import { useSetting } from './state/useSetting.ts'
import { useWorkbench } from './state/useWorkbench.ts'
import { TopBar } from './layout/TopBar.tsx'
import { panelSizes, type PanelSize } from './state/panelSizes.ts'
import { Splitter } from './layout/Splitter.tsx'

/** CSS px of the player that show a failed step with its likely causes. */
const failedHeight = 400

/**
 * The whole page: scenarios and player, the stage, the actors outside, and the log.
 * @param props `isHostPage`: beside a host's own page
 */
export function Workbench({ isHostPage = false }: { readonly isHostPage?: boolean }) {
  const parts = useWorkbench()
  const { address, start, recorder, runs } = parts
  const [help, setHelp] = useState(false)
  const left = useSetting('left')
  const right = useSetting('right')
  const dock = useSetting('dock')
  const player = useSetting('player')
  const theme = useSetting('theme')
  const folded = useSetting('collapsed')
  const shortcuts = useMemo(() => shortcutsOf(parts, document, { isHostPage }), [parts, isHostPage])
  const toggleHelp = useCallback(() => setHelp((before) => !before), [])
  useShortcuts(shortcuts, toggleHelp)

  useEffect(() => start(), [start])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  // With no steps the player is as high as its title.
  const isPlayed = useScenario().steps.length > 0
  const isRecorded = useStore(recorder.store, ({ steps, kept }) => steps.length + kept.length > 0)
  const isPlayerOpen = (isPlayed || isRecorded) && folded.player !== true
  const isRun = useStore(runs.store, ({ active }) => active !== undefined)
  const isFailed = useStore(parts.player.store, ({ status }) => status === 'failed') && !isRun
  const pickerHeight = folded.picker ? 'auto' : 'minmax(0, 1fr)'
  const playerHeight = !isPlayerOpen
    ? 'auto'
    : folded.picker
      ? 'minmax(0, 1fr)'
      : `min(${isFailed ? Math.max(player, failedHeight) : player}px, 60%)`

  return (
    <div
      className="wb"
      style={{
        gridTemplateColumns: `min(${left}px, 25vw) minmax(0, 1fr) min(${right}px, 31vw)`,
      }}
    >
      <TopBar
        name={isHostPage ? 'panels' : 'workbench'}
        hasLink={address !== undefined}
        onHelp={toggleHelp}
      >
        <OpenRecording />
        <CompareRuns />
      </TopBar>
      <section
        className="wb-left"
        aria-label="Scenarios and player"
        style={{ gridTemplateRows: `${pickerHeight} 5px ${playerHeight}` }}
      >
        <div className="wb-contents" data-part="picker">
          <PanelBoundary name="Scenarios">
            <ScenarioPicker />
          </PanelBoundary>
        </div>
        <SettingSplitter setting="player" label="Height of the player" />
        <div className="wb-contents" data-part="player">
          <PanelBoundary name="Player">
            <PlayerPanel />
          </PanelBoundary>
        </div>
        <SettingSplitter setting="left" label="Width of the left column" />
      </section>
      <main
        className="wb-middle"
        style={{ gridTemplateRows: `minmax(0, 1fr) 5px ${folded.dock ? 'auto' : `${dock}px`}` }}
      >
        <div className="wb-contents" data-part="stage">
          <PanelBoundary name="Stage">
            <StageView isHostPage={isHostPage} />
          </PanelBoundary>
        </div>
        <SettingSplitter setting="dock" label="Height of the logs and runs" />
        <div className="wb-contents" data-part="dock">
          <PanelBoundary name="Logs and runs">
            <Dock isHostPage={isHostPage} />
          </PanelBoundary>
        </div>
      </main>
      <section className="wb-column wb-right-column" aria-label="Time and outside">
        <SettingSplitter setting="right" label="Width of the right column" />
        <div className="wb-contents" data-part="clock">
          <PanelBoundary name="Clock">
            <ClockPanel />
          </PanelBoundary>
        </div>
        <div className="wb-contents" data-part="side">
          <PanelBoundary name="Outside the page">
            <SidePanels isHostPage={isHostPage} />
          </PanelBoundary>
        </div>
      </section>
      {help ? <HelpDialog shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}

/** A splitter that sets one of the sizes in the settings. */
function SettingSplitter({ setting, label }: { setting: PanelSize; label: string }) {
  const { settings } = useWorkbench()
  return (
    <Splitter
      {...panelSizes[setting]}
      label={label}
      value={useSetting(setting)}
      onChange={(value) => settings.change({ [setting]: value })}
    />
  )
}
