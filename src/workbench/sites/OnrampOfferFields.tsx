import type { OnrampWindow } from '../../backends/mock/index.ts'
import { ShortAddress } from '../parts/ShortAddress.tsx'

type Offer = OnrampWindow['offer']

interface OnrampOfferFieldsProps {
  readonly offer: Offer
  readonly onChoose: (choice: Partial<Pick<Offer, 'amount' | 'currency' | 'asset'>>) => void
}

/** Fields for the amount, currency and asset of a purchase, and the resulting offer. */
export function OnrampOfferFields({ offer, onChoose }: OnrampOfferFieldsProps) {
  return (
    <>
      <div className="wb-row wb-wrap">
        <label className="wb-field">
          Amount
          <input
            className="wb-input"
            inputMode="decimal"
            value={offer.amount}
            onChange={(event) => onChoose({ amount: event.target.value })}
          />
        </label>
        <label className="wb-field">
          Currency
          <select
            className="wb-input"
            value={offer.currency}
            onChange={(event) => onChoose({ currency: event.target.value })}
          >
            {offer.currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
        <label className="wb-field">
          Asset
          <select
            className="wb-input"
            value={offer.asset}
            onChange={(event) => onChoose({ asset: event.target.value })}
          >
            {offer.assets.map((asset) => (
              <option key={asset}>{asset}</option>
            ))}
          </select>
        </label>
      </div>
      <dl className="wb-site-rows">
        <div>
          <dt>You receive</dt>
          <dd className="wb-mono">
            {offer.receives ?? 'nothing: the amount must be from 10 to 7500'}
          </dd>
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
    </>
  )
}
