import type { OnrampWindow } from '../../backends/mock/index.ts'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import type { StageApi } from '../stage/stageApi.ts'
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
      <div className="wb-row wb-wrap">
        <label className="wb-field">
          Pays
          <input
            className="wb-input"
            inputMode="decimal"
            value={offer.amount}
            onChange={(event) => onramp.choose(id, { amount: event.target.value })}
          />
        </label>
        <label className="wb-field">
          Currency
          <select
            className="wb-input"
            value={offer.currency}
            onChange={(event) => onramp.choose(id, { currency: event.target.value })}
          >
            {offer.currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
        <label className="wb-field">
          Gets
          <select
            className="wb-input"
            value={offer.asset}
            onChange={(event) => onramp.choose(id, { asset: event.target.value })}
          >
            {offer.assets.map((asset) => (
              <option key={asset}>{asset}</option>
            ))}
          </select>
        </label>
      </div>
      <dl className="wb-site-rows">
        <div>
          <dt>Receives</dt>
          <dd className="wb-mono">{offer.receives ?? 'nothing: 10 to 7500 can be paid'}</dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd className="wb-mono">{offer.fee === undefined ? '—' : offer.fee}</dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd>
            <ShortAddress address={offer.account} />
          </dd>
        </div>
      </dl>
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
      </div>
    </SiteCard>
  )
}
