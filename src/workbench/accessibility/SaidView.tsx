import { useStore } from 'zustand'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { Empty } from '../parts/Empty.tsx'
import { moveRow } from '../parts/moveRow.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The announcements of the stage's live regions, the newest first. Choosing one outlines its region. */
export function SaidView() {
  const { accessibility } = useWorkbench()
  const { said, outlined } = useStore(accessibility.store)
  if (said.length === 0) {
    return (
      <Empty title="Nothing was announced">
        Texts of live regions (role status and alert, aria-live) appear here as a screen reader
        would say them.
      </Empty>
    )
  }
  return (
    <div className="wb-stack">
      <div className="wb-row">
        <span className="wb-hint">
          {said.length === 1 ? '1 announcement' : `${said.length} announcements`}, the newest first
        </span>
        <button
          type="button"
          className="wb-button wb-small wb-end"
          onClick={() => accessibility.clearSaid()}
        >
          Clear
        </button>
      </div>
      <div className="wb-spoken-rows" role="group" aria-label="Announcements" onKeyDown={moveRow}>
        {said.toReversed().map(({ id, at, text, politeness, element, isNewRegion }) => (
          <button
            key={id}
            type="button"
            aria-pressed={element === outlined}
            onClick={() => accessibility.outline(element === outlined ? undefined : element)}
          >
            <span className="wb-row">
              <span className="wb-mono wb-muted">{formatOffset(at)}</span>
              <span className={politeness === 'assertive' ? 'wb-tag wb-tag-bad' : 'wb-tag'}>
                {politeness}
              </span>
            </span>
            <span>{text}</span>
            {isNewRegion ? (
              <span className="wb-hint">
                The region came with its text: some screen readers do not say it.
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  )
}
