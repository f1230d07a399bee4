import { useCallback, useEffect, useMemo, useState } from 'react'
import { ClockPanel } from './clock/ClockPanel.tsx'
import { Dock } from './Dock.tsx'
import { StageView } from './frame/StageView.tsx'
import { Splitter } from './parts/Splitter.tsx'
import { ScenarioPicker } from './picker/ScenarioPicker.tsx'
import { PlayerPanel } from './player/PlayerPanel.tsx'
import { HelpDialog } from './shortcuts/HelpDialog.tsx'
import { shortcutsOf } from './shortcuts/shortcutsOf.ts'
import { useShortcuts } from './shortcuts/useShortcuts.ts'
import { SidePanels } from './SidePanels.tsx'
import { useSetting } from './state/useSetting.ts'
import { useWorkbench } from './state/useWorkbench.ts'
import { TopBar } from './TopBar.tsx'

/** The whole page: scenarios and player, the stage, the actors outside, what happened. */
export function Workbench() {
  const parts = useWorkbench()
  const { settings, start } = parts
  const [help, setHelp] = useState(false)
  const left = useSetting('left')
  const right = useSetting('right')
  const dock = useSetting('dock')
  const picker = useSetting('picker')
  const theme = useSetting('theme')
  const folded = useSetting('collapsed')
  const shortcuts = useMemo(() => shortcutsOf(parts, document), [parts])
  const toggleHelp = useCallback(() => setHelp((before) => !before), [])
  useShortcuts(shortcuts, toggleHelp)

  useEffect(() => start(), [start])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  const pickerHeight = folded.picker ? 'auto' : folded.player ? '1fr' : `${picker}px`
  const playerHeight = folded.player ? 'auto' : 'minmax(0, 1fr)'

  return (
    <div
      className="wb"
      style={{
        gridTemplateColumns: `min(${left}px, 25vw) 5px minmax(0, 1fr) 5px min(${right}px, 31vw)`,
      }}
    >
      <TopBar onHelp={toggleHelp} />
      <div className="wb-left" style={{ gridTemplateRows: `${pickerHeight} 5px ${playerHeight}` }}>
        <div className="wb-contents" data-part="picker">
          <ScenarioPicker />
        </div>
        <Splitter
          label="Height of the scenario list"
          line="horizontal"
          value={picker}
          least={120}
          most={640}
          sign={1}
          onChange={(value) => settings.change({ picker: value })}
        />
        <div className="wb-contents" data-part="player">
          <PlayerPanel />
        </div>
      </div>
      <Splitter
        label="Width of the left column"
        line="vertical"
        value={left}
        least={220}
        most={480}
        sign={1}
        onChange={(value) => settings.change({ left: value })}
      />
      <main
        className="wb-middle"
        style={{ gridTemplateRows: `minmax(0, 1fr) 5px ${folded.dock ? 'auto' : `${dock}px`}` }}
      >
        <div className="wb-contents" data-part="stage">
          <StageView />
        </div>
        <Splitter
          label="Height of what happened"
          line="horizontal"
          value={dock}
          least={100}
          most={520}
          sign={-1}
          onChange={(value) => settings.change({ dock: value })}
        />
        <div className="wb-contents" data-part="dock">
          <Dock />
        </div>
      </main>
      <Splitter
        label="Width of the right column"
        line="vertical"
        value={right}
        least={280}
        most={560}
        sign={-1}
        onChange={(value) => settings.change({ right: value })}
      />
      <div className="wb-right-column">
        <div className="wb-contents" data-part="clock">
          <ClockPanel />
        </div>
        <div className="wb-contents" data-part="side">
          <SidePanels />
        </div>
      </div>
      {help ? <HelpDialog shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}
