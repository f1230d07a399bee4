import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { PanelContent } from './PanelContent.tsx'
import { dockPanels, sidePanels } from './panelLists.ts'
import { PanelTabs } from './PanelTabs.tsx'
import type { TabPanel } from './tabPanel.ts'
import { useShownPanels } from './useShownPanels.ts'

interface SidePanelsProps {
  /** True for a host's own page, whose options are in its code. */
  readonly isHostPage?: boolean
  readonly panels?: readonly TabPanel[]
}

/** The actors outside the page, one at a time. */
export function SidePanels({ isHostPage = false, panels = sidePanels }: SidePanelsProps) {
  const { settings } = useWorkbench()
  const chosen = useSetting('sideTab')
  const { shown, selected, isWithoutWidget } = useShownPanels(panels, chosen, isHostPage)
  if (!selected) return null
  return (
    <section className="wb-column wb-side" aria-label="Outside the page">
      <div id="wb-side-tabs">
        <h2 className="wb-unseen">Outside the page</h2>
        <PanelTabs
          label="Outside the page"
          name="wb-side"
          panels={shown}
          selected={selected.id}
          isRail
          onSelect={(sideTab) => settings.change({ sideTab })}
        />
      </div>
      <div
        id="wb-side-panel"
        className="wb-scroll wb-side-panel"
        role="tabpanel"
        aria-labelledby={`wb-side-tab-${selected.id}`}
      >
        <PanelContent panel={selected} isHostPage={isHostPage} />
        {isWithoutWidget ? (
          <p className="wb-hint wb-without-widget">
            This page has no Foyer widget. {namesOfWidgetPanels} need one.
          </p>
        ) : null}
      </div>
    </section>
  )
}

const namesOfWidgetPanels = new Intl.ListFormat('en-GB').format(
  [...dockPanels, ...sidePanels].filter(({ needs }) => needs === 'widget').map(({ name }) => name),
)
