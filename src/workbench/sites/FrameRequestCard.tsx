import type { FrameRequest } from '../../backends/mock/actors/secureSite/secureSiteActor.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { SiteCard } from './SiteCard.tsx'
import { useDecision } from './useDecision.ts'

/** A request that the secure site's frame shows, with the same texts. */
export function FrameRequestCard({ stage, request }: { stage: StageApi; request: FrameRequest }) {
  const { secureSite, clock } = stage.simulator
  const { busy, problem, decide } = useDecision()
  const { summary } = request

  return (
    <SiteCard
      request={`frame ${request.id}`}
      title="Secure frame"
      code={request.method}
      waited={clock.now() - request.at}
      problem={problem}
    >
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          disabled={busy}
          onClick={() => decide(() => secureSite.approve(request.id))}
        >
          {summary.approve}
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          disabled={busy}
          onClick={() => decide(() => secureSite.cancel(request.id))}
        >
          Cancel
        </button>
      </div>
      <p>{summary.heading}</p>
      {summary.amount === undefined ? null : (
        <p>
          <strong className="wb-mono">
            {summary.amount.value} {summary.amount.symbol}
          </strong>
        </p>
      )}
      {summary.message === undefined ? null : <pre className="wb-site-text">{summary.message}</pre>}
      <dl className="wb-site-rows">
        {[...(summary.fields ?? []), ...summary.rows].map(({ label, value }, index) => (
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd className="wb-mono">{value}</dd>
          </div>
        ))}
      </dl>
      {summary.details === undefined ? null : (
        <details>
          <summary>Details</summary>
          <pre className="wb-site-text">{summary.details}</pre>
        </details>
      )}
      {summary.note === undefined ? null : <p className="wb-hint">{summary.note}</p>}
    </SiteCard>
  )
}
