import type { Purchase } from '../../backends/mock/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { SiteCard } from './SiteCard.tsx'
import { useDecision } from './useDecision.ts'

/** A paid purchase in progress: the tokens are sent, or the money is returned. */
export function PurchaseCard({ stage, purchase }: { stage: StageApi; purchase: Purchase }) {
  const { onramp, clock } = stage.simulator
  const { busy, problem, decide } = useDecision()

  return (
    <SiteCard
      request={`purchase ${purchase.id}`}
      title="Purchase in progress"
      code={purchase.purchaseCurrency}
      waited={clock.now() - purchase.at}
      problem={problem}
    >
      <p className="wb-mono">
        {purchase.purchaseAmount} {purchase.purchaseCurrency} for {purchase.fiatAmount}{' '}
        {purchase.fiatCurrency}
      </p>
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          disabled={busy}
          onClick={() => decide(() => onramp.settle(purchase.id, 'SUCCESS'))}
        >
          Send the tokens
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          disabled={busy}
          onClick={() => decide(() => onramp.settle(purchase.id, 'FAILED'))}
        >
          Let it fail
        </button>
      </div>
    </SiteCard>
  )
}
