import type { OnrampWindow } from '../../backends/mock/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { OnrampOfferFields } from './OnrampOfferFields.tsx'
import { SiteCard } from './SiteCard.tsx'
import { useDecision } from './useDecision.ts'

/** Duration of a delayed purchase, virtual ms. */
const delay = 30_000

/** The on-ramp provider's window: a person pays, is declined, waits for the bank, or closes it. */
export function OnrampWindowCard({ stage, window }: { stage: StageApi; window: OnrampWindow }) {
  const { onramp } = stage.simulator
  const { busy, problem, decide } = useDecision()
  const { id, offer } = window
  const payable = offer.receives !== undefined

  return (
    <SiteCard
      request={`onramp ${id}`}
      title="On-ramp provider"
      code={offer.asset}
      problem={problem}
    >
      <OnrampOfferFields offer={offer} onChoose={(choice) => onramp.choose(id, choice)} />
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          disabled={busy || !payable}
          onClick={() => decide(() => onramp.complete(id))}
        >
          Complete
        </button>
        <button
          type="button"
          className="wb-button"
          disabled={busy || !payable}
          title="Paid, and in progress for 30 s"
          onClick={() => decide(() => onramp.delay(id, delay))}
        >
          Delay 30 s
        </button>
        <button
          type="button"
          className="wb-button"
          disabled={busy || !payable}
          title="Paid, and in progress until it is settled here"
          onClick={() => decide(() => onramp.delay(id))}
        >
          Delay
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          disabled={busy || !payable}
          onClick={() => decide(() => onramp.decline(id))}
        >
          Decline
        </button>
        <button
          type="button"
          className="wb-button"
          disabled={busy}
          onClick={() => decide(() => onramp.close(id))}
        >
          Close the window
        </button>
        <button
          type="button"
          className="wb-button"
          disabled={busy}
          onClick={() => decide(() => onramp.cutOff(id))}
        >
          Cut it off
        </button>
      </div>
    </SiteCard>
  )
}
