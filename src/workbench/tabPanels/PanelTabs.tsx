import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import { TabList } from '../parts/TabList.tsx'
import type { TabPanel } from './tabPanel.ts'
import { useMemo } from 'react'
import type { StageApi } from '../../stage/stageApi.ts'
import { joinSources } from '../state/throttledSource.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

interface PanelTabsProps {
  readonly label: string
  /** Prefix of the ids of tabs and their panels. */
  readonly name: string
  readonly panels: readonly TabPanel[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Below each other. */
  readonly isRail?: boolean
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
            {panel.name}
            <NeedStage quiet>
              {(stage) => (
                <PanelBoundary name={panel.name} small>
                  <PanelBadge panel={panel} stage={stage} />
                  {panel.tally ? <PanelTally tally={panel.tally} stage={stage} /> : null}
                </PanelBoundary>
              )}
            </NeedStage>
          </>
        ),
      }))}
    />
  )
}

interface PanelBadgeProps {
  readonly panel: TabPanel
  readonly stage: StageApi
}

/** The number on the tab of a panel; nothing when it is zero. */
function PanelBadge({ panel, stage: { simulator } }: PanelBadgeProps) {
  const { badge, live, requests } = panel
  useThrottledSource(useMemo(() => joinSources(live?.(simulator) ?? []), [live, simulator]))
  const count = badge ? badge.count(simulator) : (requests?.(simulator).length ?? 0)
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className="wb-badge" data-fault={badge?.isFault}>
        {count}
        <span className="wb-unseen"> {badge?.label ?? 'waiting'}</span>
      </span>
    </>
  )
}

interface PanelTallyProps {
  readonly tally: NonNullable<TabPanel['tally']>
  readonly stage: StageApi
}

/** How much a panel holds, and in red how much of it failed. */
function PanelTally({ tally, stage }: PanelTallyProps) {
  useThrottledSource(tally.follows(stage), 250)
  const failed = tally.failed?.(stage) ?? 0
  return (
    <>
      {' '}
      <span className="wb-tally">{tally.count(stage)}</span>{' '}
      {failed > 0 ? <span className="wb-tally wb-tally-failed">{failed} failed</span> : null}
    </>
  )
}
