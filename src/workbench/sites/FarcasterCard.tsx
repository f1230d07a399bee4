import type { FarcasterActor } from '../../backends/mock/actors/farcaster/farcasterActor.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { SiteCard } from './SiteCard.tsx'
import { useDecision } from './useDecision.ts'

interface FarcasterCardProps {
  readonly stage: StageApi
  readonly request: ReturnType<FarcasterActor['requests']>[number]
}

/** A login that waits for the Farcaster app on a person's phone. */
export function FarcasterCard({ stage, request }: FarcasterCardProps) {
  const { farcaster, clock } = stage.simulator
  const { busy, problem, decide } = useDecision()

  return (
    <SiteCard
      request={`farcaster ${request.id}`}
      title="Farcaster app"
      waited={clock.now() - request.at}
      problem={problem}
    >
      <p className="wb-muted wb-request-origin">{request.url}</p>
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          disabled={busy}
          onClick={() => decide(() => farcaster.approve(request.id))}
        >
          Approve
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          disabled={busy}
          onClick={() => decide(() => farcaster.refuse(request.id))}
        >
          Refuse
        </button>
      </div>
    </SiteCard>
  )
}
