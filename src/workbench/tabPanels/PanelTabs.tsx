import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import { TabList } from '../parts/TabList.tsx'
import { PanelBadge } from './PanelBadge.tsx'
import type { TabPanel } from './tabPanel.ts'

interface PanelTabsProps {
  readonly label: string
  /** Prefix of the ids of tabs and their panels. */
  readonly name: string
  readonly panels: readonly TabPanel[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/** The tabs of panels, with their badges. */
export function PanelTabs({ panels, ...props }: PanelTabsProps) {
  return (
    <TabList
      {...props}
      tabs={panels.map((panel) => ({
        id: panel.id,
        keys: panel.key.toUpperCase(),
        hint: panel.name,
        title: (
          <>
            {panel.icon ? <Icon name={panel.icon} /> : null}
            <span className={panel.icon && 'wb-unseen'}>{panel.name}</span>
            <NeedStage quiet>
              {(stage) => (
                <PanelBoundary name={panel.name} small>
                  <PanelBadge panel={panel} stage={stage} />
                </PanelBoundary>
              )}
            </NeedStage>
          </>
        ),
      }))}
    />
  )
}
