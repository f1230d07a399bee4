import { useStore } from 'zustand'
import { CallsPanel } from './calls/CallsPanel.tsx'
import { Icon } from './parts/Icon.tsx'
import { NeedStage } from './parts/NeedStage.tsx'
import { PanelBoundary } from './boundary/PanelBoundary.tsx'
import { TabList } from './parts/TabList.tsx'
import { useSetting } from './state/useSetting.ts'
import { useWorkbench } from './state/useWorkbench.ts'
import { TimelinePanel } from './timeline/TimelinePanel.tsx'

const tabs = [
  { id: 'timeline', title: 'Timeline', keys: 'L' },
  { id: 'calls', title: 'Calls', keys: 'K' },
] as const

/** What happened: in the widget, and across the seams. */
export function Dock() {
  const { settings, stage: link } = useWorkbench()
  const chosen = useSetting('dockTab')
  // The timeline is what a widget reports.
  const isWithoutWidget = useStore(link.store, ({ api }) => api?.widgets.length === 0)
  const shown = tabs.filter(({ id }) => !(isWithoutWidget && id === 'timeline'))
  const tab = isWithoutWidget ? 'calls' : chosen
  const folded = useSetting('collapsed').dock === true
  return (
    <section className="wb-dock" aria-label="What happened" data-folded={folded}>
      <div className="wb-dock-head" id="wb-dock-tabs">
        <TabList
          label="What happened"
          name="wb-dock"
          tabs={shown}
          selected={tab}
          onSelect={(dockTab) => {
            settings.change({ dockTab })
            if (folded) settings.toggle('dock')
          }}
        />
        <button
          type="button"
          className="wb-icon-button wb-fold"
          aria-expanded={!folded}
          aria-label="What happened"
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
        aria-labelledby={`wb-dock-tab-${tab}`}
        hidden={folded}
      >
        <NeedStage>
          {(stage) => (
            <PanelBoundary key={tab} name={tab === 'timeline' ? 'Timeline' : 'Calls'}>
              {tab === 'timeline' ? <TimelinePanel stage={stage} /> : <CallsPanel stage={stage} />}
            </PanelBoundary>
          )}
        </NeedStage>
      </div>
    </section>
  )
}
