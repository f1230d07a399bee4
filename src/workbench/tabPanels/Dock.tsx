import { Icon } from '../parts/Icon.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { PanelContent } from './PanelContent.tsx'
import { dockPanels } from './panelLists.ts'
import { PanelTabs } from './PanelTabs.tsx'
import type { TabPanel } from './tabPanel.ts'
import { useShownPanels } from './useShownPanels.ts'

interface DockProps {
  readonly isHostPage?: boolean
  readonly panels?: readonly TabPanel[]
}

/** The panels below the stage: events in the widget and calls across the boundaries. */
export function Dock({ isHostPage = false, panels = dockPanels }: DockProps) {
  const { settings } = useWorkbench()
  const chosen = useSetting('dockTab')
  const { shown, selected } = useShownPanels(panels, chosen, isHostPage)
  const folded = useSetting('collapsed').dock === true
  if (!selected) return null
  return (
    <section className="wb-column wb-dock" aria-label="Logs and runs" data-folded={folded}>
      <div className="wb-dock-head" id="wb-dock-tabs">
        <PanelTabs
          label="Logs and runs"
          name="wb-dock"
          panels={shown}
          selected={selected.id}
          onSelect={(dockTab) => {
            settings.change({ dockTab })
            if (folded) settings.toggle('dock')
          }}
        />
        <button
          type="button"
          className="wb-icon-button wb-fold"
          aria-expanded={!folded}
          aria-label="Logs and runs"
          title={folded ? 'Unfold' : 'Fold'}
          onClick={() => settings.toggle('dock')}
        >
          <Icon name="chevron" />
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
