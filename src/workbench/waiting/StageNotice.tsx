import { useMemo, useState } from 'react'
import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { joinSources } from '../state/throttledSource.ts'
import { useSetting } from '../state/useSetting.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { sidePanels } from '../tabPanels/panelLists.ts'
import { decide, type Decision } from './decide.ts'
import { PlayNotice } from './PlayNotice.tsx'
import { waitingRequests, type WaitingRequest } from './waitingRequests.ts'
import './notice.css'

/**
 * The line above the stage: the waiting request with its two answers, otherwise the progress of the play. It always takes up its space, so
 * that a request moves nothing.
 */
export function StageNotice({ isHostPage = false }: { readonly isHostPage?: boolean }) {
  return (
    <section className="wb-row wb-notice" aria-label="Now">
      <NeedStage quiet>
        {(stage) => (
          <PanelBoundary name="Now" small>
            <Notice stage={stage} isHostPage={isHostPage} />
          </PanelBoundary>
        )}
      </NeedStage>
    </section>
  )
}

function Notice({ stage, isHostPage }: { stage: StageApi; isHostPage: boolean }) {
  const { simulator } = stage
  const inView = useSetting('sideTab')
  const [problem, setProblem] = useState<{ key: string; text: string }>()
  useThrottledSource(
    useMemo(
      () =>
        joinSources(
          sidePanels.flatMap(({ requests, live }) => (requests ? live?.(simulator) : []) ?? []),
        ),
      [simulator],
    ),
  )
  const [first, ...others] = waitingRequests(simulator, inView)

  async function answer(request: WaitingRequest, what: Decision) {
    try {
      setProblem(undefined)
      await decide(document, request, what)
    } catch (error) {
      setProblem({ key: request.key, text: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <>
      <p
        className="wb-notice-text"
        role="status"
        title={first && problem?.key === first.key ? problem.text : undefined}
      >
        {first ? (
          <>
            <strong>{first.who}</strong>: {problem?.key === first.key ? problem.text : first.what}
          </>
        ) : null}
      </p>
      {first ? (
        <Answers request={first} others={others} onAnswer={answer} />
      ) : (
        <PlayNotice isHostPage={isHostPage} />
      )}
    </>
  )
}

interface AnswersProps {
  readonly request: WaitingRequest
  readonly others: readonly WaitingRequest[]
  readonly onAnswer: (request: WaitingRequest, what: Decision) => void
}

function Answers({ request, others, onAnswer }: AnswersProps) {
  const { settings } = useWorkbench()
  const { who, what, panel, approve, decline } = request
  return (
    <>
      <button
        type="button"
        className="wb-link"
        title="Shows the details of the request"
        onClick={() => settings.change({ sideTab: panel })}
      >
        {others.length > 0 ? `Details, ${others.length} more` : 'Details'}
      </button>
      <button
        type="button"
        className="wb-button wb-danger"
        title="Key D"
        onClick={() => onAnswer(request, 'decline')}
      >
        {decline.title}
        <span className="wb-unseen">
          {' '}
          {who}: {what}
        </span>{' '}
        <kbd aria-hidden="true">D</kbd>
      </button>
      <button
        type="button"
        className="wb-button wb-primary"
        title="Key A"
        disabled={approve === undefined}
        onClick={() => onAnswer(request, 'approve')}
      >
        {approve?.title ?? 'Approve'}
        <span className="wb-unseen">
          {' '}
          {who}: {what}
        </span>{' '}
        <kbd aria-hidden="true">A</kbd>
      </button>
    </>
  )
}
