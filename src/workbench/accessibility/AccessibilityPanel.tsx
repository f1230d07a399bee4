import { useEffect } from 'react'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { CheckView } from './CheckView.tsx'
import { EmulateView } from './EmulateView.tsx'
import { OrderView } from './OrderView.tsx'
import { SaidView } from './SaidView.tsx'
import './accessibility.css'

const views = [
  { value: 'check', title: 'Check', hint: 'Problems that axe finds' },
  { value: 'focus', title: 'Focus', hint: 'Order of the Tab key' },
  { value: 'reading', title: 'Reading', hint: 'Order in which a screen reader reads' },
  { value: 'said', title: 'Announcements', hint: 'Announcements of live regions' },
  { value: 'emulate', title: 'Emulate', hint: 'Text size, colours, motion, pseudo-locales' },
] as const

interface AccessibilityPanelProps {
  readonly stage: StageApi
  /** True beside a host's own page, whose language is in its code. */
  readonly isHostPage: boolean
}

/** The stage as people with a screen reader, a keyboard or other colours meet it. */
export function AccessibilityPanel({ stage, isHostPage }: AccessibilityPanelProps) {
  const { settings, accessibility } = useWorkbench()
  const chosen = useSetting('accessibilityView')
  const view = views.find(({ value }) => value === chosen)?.value ?? 'check'
  const { outline } = accessibility
  // What is drawn over the stage belongs to the part that is shown.
  useEffect(() => () => outline(undefined), [outline, view])

  return (
    <div className="wb-stack">
      <Segmented
        label="Part of accessibility"
        value={view}
        choices={views}
        onChange={(value) => settings.change({ accessibilityView: value })}
      />
      {view === 'check' ? <CheckView /> : null}
      {view === 'said' ? <SaidView /> : null}
      {view === 'emulate' ? <EmulateView stage={stage} isHostPage={isHostPage} /> : null}
      {view === 'focus' || view === 'reading' ? (
        <OrderView key={view} kind={view} stage={stage} />
      ) : null}
    </div>
  )
}
