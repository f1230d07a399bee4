import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import type { TabPanel } from './tabPanel.ts'

interface PanelContentProps {
  readonly panel: TabPanel
  readonly isHostPage: boolean
}

/** The selected panel, once the stage that it requires exists. */
export function PanelContent({ panel, isHostPage }: PanelContentProps) {
  const { id, name } = panel
  if (panel.needs === 'workbench' || panel.needs === 'nothing') {
    return (
      <PanelBoundary key={id} name={name}>
        <panel.Panel />
      </PanelBoundary>
    )
  }
  return (
    <NeedStage>
      {(stage) => (
        <PanelBoundary key={id} name={name}>
          <panel.Panel stage={stage} isHostPage={isHostPage} />
        </PanelBoundary>
      )}
    </NeedStage>
  )
}
