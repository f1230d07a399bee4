import { useStore } from 'zustand'
import { completeSnapshot } from '../snapshot/pageSnapshot.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import './lookBack.css'

interface PastStageProps {
  /** CSS px of the page. */
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** The page of the moment that is looked at, drawn above the stage without its scripts. */
export function PastStage({ width, height, scale }: PastStageProps) {
  const { recorder } = useWorkbench()
  const lookedAt = useStore(recorder.store, (state) => state.lookedAt)
  const moment = lookedAt === undefined ? undefined : recorder.momentAfter(lookedAt)
  if (!moment) return null
  return (
    <iframe
      key={lookedAt}
      className="wb-past"
      title="Picture of the page at this moment"
      // Without scripts; the workbench completes it.
      sandbox="allow-same-origin"
      srcDoc={moment.page.html}
      inert
      style={{ width, height, scale: String(scale) }}
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument
        if (page) completeSnapshot(page, moment.page)
      }}
    />
  )
}
