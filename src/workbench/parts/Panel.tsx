import { useId, type ReactNode } from 'react'
import type { Collapsible } from '../state/settings.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Icon } from './Icon.tsx'

interface PanelProps {
  readonly panel: Collapsible
  readonly title: string
  /** Shown in the title's line, even when collapsed. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A named region that collapses to its title. */
export function Panel({ panel, title, aside, children }: PanelProps) {
  const { settings } = useWorkbench()
  const folded = useSetting('collapsed')[panel] === true
  const id = useId()
  return (
    <section
      className="wb-column wb-panel"
      data-panel={panel}
      data-folded={folded}
      aria-label={title}
    >
      <header className="wb-row wb-panel-head">
        <h2>
          <button
            type="button"
            className="wb-row wb-panel-fold"
            aria-expanded={!folded}
            aria-controls={id}
            onClick={() => settings.toggle(panel)}
          >
            <Icon name="chevron" />
            {title}
          </button>
        </h2>
        {aside}
      </header>
      <div id={id} className="wb-column wb-panel-body" hidden={folded}>
        {folded ? null : children}
      </div>
    </section>
  )
}
