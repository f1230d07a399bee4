import { useMemo } from 'react'
import type { StageApi } from '../stage/stageApi.ts'
import { joinSources } from '../state/throttledSource.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import type { TabPanel } from './tabPanel.ts'

interface PanelBadgeProps {
  readonly panel: TabPanel
  readonly stage: StageApi
}

/** The number on the tab of a panel; nothing when it is zero. */
export function PanelBadge({ panel, stage: { simulator } }: PanelBadgeProps) {
  const { badge, live, requests } = panel
  useThrottledSource(useMemo(() => joinSources(live?.(simulator) ?? []), [live, simulator]))
  const count = badge ? badge.count(simulator) : (requests?.(simulator).length ?? 0)
  if (count === 0) return null
  return (
    <span className="wb-badge" data-fault={badge?.isFault}>
      {count}
      <span className="wb-unseen"> {badge?.label ?? 'waiting'}</span>
    </span>
  )
}
