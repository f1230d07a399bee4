import type { Network } from '../../../../backends/port/network.ts'
import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { formatCoinCost, type SendDraft } from '../rules/sendRules.ts'

/**
 * Says that the coin does not cover the network cost, and how much is missing, because the wallet would refuse without
 * a reason (open point 302).
 */
export function CoinMissingNote({
  draft,
  network,
}: {
  draft: Pick<SendDraft, 'coinMissing'>
  network: Network | undefined
}) {
  const { use } = useCore()
  const texts = use(sendTexts)
  const { coinMissing } = draft
  if (coinMissing === undefined || !network) return null
  const { symbol } = network.currency
  return (
    <Notice title={texts.coinMissingTitle(symbol)}>
      {texts.coinMissing(use(createFigures).write(formatCoinCost(coinMissing, symbol)))}
    </Notice>
  )
}
