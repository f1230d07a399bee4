import type { SocialWindow } from '../../backends/mock/actors/social/socialActor.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { SiteCard } from './SiteCard.tsx'
import { useDecision } from './useDecision.ts'

/** A login provider's window: a person continues, refuses, or closes it. */
export function LoginWindowCard({ stage, window }: { stage: StageApi; window: SocialWindow }) {
  const { social } = stage.simulator
  const { busy, problem, decide } = useDecision()

  return (
    <SiteCard
      request={`window ${window.id}`}
      title="Login window"
      code={window.provider}
      problem={problem}
    >
      <div className="wb-row wb-wrap">
        {window.people.map(({ email, name }) => (
          <button
            key={email}
            type="button"
            className="wb-button wb-primary"
            data-decision="approve"
            disabled={busy}
            title={email}
            onClick={() => decide(() => social.continueAs(window.id, email))}
          >
            Continue as {name}
          </button>
        ))}
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          disabled={busy}
          onClick={() => decide(() => social.refuse(window.id))}
        >
          Refuse
        </button>
        <button
          type="button"
          className="wb-button"
          disabled={busy}
          onClick={() => decide(() => social.close(window.id))}
        >
          Close the window
        </button>
      </div>
      {window.people.length === 0 ? (
        <p className="wb-hint">No one in this world has an account there.</p>
      ) : null}
    </SiteCard>
  )
}
