import { useCallback, useEffect, useMemo, useState } from 'react'
import { ClockPanel } from './clock/ClockPanel.tsx'
import { CompareRuns } from './compare/CompareRuns.tsx'
import { Dock } from './tabPanels/Dock.tsx'
import { StageView } from './frame/StageView.tsx'
import { OpenRecording } from './recorder/OpenRecording.tsx'
import { PanelBoundary } from './boundary/PanelBoundary.tsx'
import { HelpDialog } from './shortcuts/HelpDialog.tsx'
import { shortcutsOf } from './shortcuts/shortcutsOf.ts'
import { useShortcuts } from './shortcuts/useShortcuts.ts'
import { SidePanels } from './tabPanels/SidePanels.tsx'
import { useSetting } from './state/useSetting.ts'
import { useWorkbench } from './state/useWorkbench.ts'
import { LeftLists } from './frame/LeftLists.tsx'
import { SettingSplitter } from './layout/SettingSplitter.tsx'
import { TopBar } from './frame/TopBar.tsx'

/**
 * The whole page: the transport above, scenarios or steps, the stage, the actors outside, and the log below.
 * @param props `isHostPage`: beside a host's own page
 */
export function Workbench({ isHostPage = false }: { readonly isHostPage?: boolean }) {
  const parts = useWorkbench()
  const { address, start } = parts
  const [help, setHelp] = useState(false)
  const left = useSetting('left')
  const right = useSetting('right')
  const theme = useSetting('theme')
  const shortcuts = useMemo(() => shortcutsOf(parts, document, { isHostPage }), [parts, isHostPage])
  const toggleHelp = useCallback(() => setHelp((before) => !before), [])
  useShortcuts(shortcuts, toggleHelp)

  useEffect(() => start(), [start])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <div
      className="wb"
      style={{
        gridTemplateColumns: `min(${left}px, 25vw) minmax(0, 1fr) min(${right}px, 34vw)`,
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
      <section className="wb-left" aria-label="Scenarios and steps">
        <LeftLists />
        <SettingSplitter setting="left" label="Width of the left column" />
      </section>
      <main className="wb-middle" data-part="stage">
        <PanelBoundary name="Stage">
          <StageView isHostPage={isHostPage} />
        </PanelBoundary>
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
      <div className="wb-bottom" data-part="dock">
        <PanelBoundary name="Logs and runs">
          <Dock isHostPage={isHostPage} />
        </PanelBoundary>
      </div>
      {help ? <HelpDialog shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}
