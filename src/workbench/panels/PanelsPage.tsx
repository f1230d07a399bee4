import { useEffect } from 'react'
import { ClockPanel } from '../clock/ClockPanel.tsx'
import { Dock } from '../Dock.tsx'
import { SettingSplitter } from '../splitter/SettingSplitter.tsx'
import { SidePanels } from '../SidePanels.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { TopBar } from '../TopBar.tsx'
import { HostPageView } from './HostPageView.tsx'

/** A host's own page, with the actors outside of it and what happened beside it. */
export function PanelsPage() {
  const { start } = useWorkbench()
  const right = useSetting('right')
  const dock = useSetting('dock')
  const theme = useSetting('theme')
  const folded = useSetting('collapsed')

  useEffect(() => start(), [start])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <div className="wb" style={{ gridTemplateColumns: `minmax(0, 1fr) 5px min(${right}px, 45vw)` }}>
      <TopBar name="panels" />
      <main
        className="wb-middle"
        style={{ gridTemplateRows: `minmax(0, 1fr) 5px ${folded.dock ? 'auto' : `${dock}px`}` }}
      >
        <HostPageView />
        <SettingSplitter setting="dock" label="Height of what happened" />
        <Dock />
      </main>
      <SettingSplitter setting="right" label="Width of the panels" />
      <div className="wb-right-column">
        <ClockPanel />
        <SidePanels isHostPage />
      </div>
    </div>
  )
}
