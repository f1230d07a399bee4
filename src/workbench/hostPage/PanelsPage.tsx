import { useCallback, useEffect, useMemo, useState } from 'react'
import { ClockPanel } from '../clock/ClockPanel.tsx'
import { Dock } from '../tabPanels/Dock.tsx'
import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { HelpDialog } from '../shortcuts/HelpDialog.tsx'
import { shortcutsOf } from '../shortcuts/shortcutsOf.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { SettingSplitter } from '../layout/SettingSplitter.tsx'
import { SidePanels } from '../tabPanels/SidePanels.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { TopBar } from '../layout/TopBar.tsx'
import { HostPageView } from './HostPageView.tsx'

/** A host's own page, with the actors outside it and the log beside it. */
export function PanelsPage() {
  const parts = useWorkbench()
  const { start } = parts
  const [help, setHelp] = useState(false)
  const right = useSetting('right')
  const dock = useSetting('dock')
  const theme = useSetting('theme')
  const folded = useSetting('collapsed')

  const shortcuts = useMemo(() => shortcutsOf(parts, document, { isHostPage: true }), [parts])
  const toggleHelp = useCallback(() => setHelp((before) => !before), [])
  useShortcuts(shortcuts, toggleHelp)

  useEffect(() => start(), [start])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <div className="wb" style={{ gridTemplateColumns: `minmax(0, 1fr) min(${right}px, 45vw)` }}>
      <TopBar name="panels" hasLink={false} onHelp={toggleHelp} />
      <main
        className="wb-middle"
        style={{ gridTemplateRows: `minmax(0, 1fr) 5px ${folded.dock ? 'auto' : `${dock}px`}` }}
      >
        <HostPageView />
        <SettingSplitter setting="dock" label="Height of what happened" />
        <PanelBoundary name="What happened">
          <Dock isHostPage />
        </PanelBoundary>
      </main>
      <section className="wb-right-column" aria-label="Time and outside">
        <SettingSplitter setting="right" label="Width of the panels" />
        <PanelBoundary name="Clock">
          <ClockPanel />
        </PanelBoundary>
        <PanelBoundary name="Outside">
          <SidePanels isHostPage />
        </PanelBoundary>
      </section>
      {help ? <HelpDialog shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}
