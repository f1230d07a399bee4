import { Icon } from '../parts/Icon.tsx'
import { SettingSplitter } from '../layout/SettingSplitter.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { PanelContent } from './PanelContent.tsx'
import { dockPanels } from './panelLists.ts'
import { PanelTabs } from './PanelTabs.tsx'
import type { TabPanel } from './tabPanel.ts'
import { useDockFold } from './useDockFold.ts'
import { useShownPanels } from './useShownPanels.ts'

interface DockProps {
  readonly isHostPage?: boolean
  readonly panels?: readonly TabPanel[]
}

/** The panels at the bottom: a line that counts events and calls until one is opened. */
export function Dock({ isHostPage = false, panels = dockPanels }: DockProps) {
  const { settings } = useWorkbench()
  const chosen = useSetting('dockTab')
  const { shown, selected } = useShownPanels(panels, chosen, isHostPage)
  const height = useSetting('dock')
  const { folded, fold } = useDockFold()
  if (!selected) return null
  return (
    <section
      className="wb-column wb-dock"
      aria-label="Logs and runs"
      data-folded={folded}
      style={folded ? undefined : { height: `min(${height}px, 45vh)` }}
    >
      {folded ? null : <SettingSplitter setting="dock" label="Height of the logs and runs" />}
      <div className="wb-dock-head" id="wb-dock-tabs">
        <PanelTabs
          label="Logs and runs"
          name="wb-dock"
          panels={shown}
          selected={selected.id}
          onSelect={(dockTab) => {
            settings.change({ dockTab })
            fold(false)
          }}
        />
        <button
          type="button"
          className="wb-tool wb-fold"
          aria-expanded={!folded}
          aria-label={folded ? 'Open the logs and runs' : 'Close the logs and runs'}
          onClick={() => fold(!folded)}
        >
          {folded ? 'Open' : 'Close'} <Icon name="chevron" />
        </button>
      </div>
      <div
        id="wb-dock-panel"
        className="wb-dock-panel"
        role="tabpanel"
        aria-labelledby={`wb-dock-tab-${selected.id}`}
        hidden={folded}
      >
        <PanelContent panel={selected} isHostPage={isHostPage} />
      </div>
    </section>
  )
}
