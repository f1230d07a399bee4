import { useEffect } from 'react'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { useCore } from '../../../core/coreContext.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { createTransferSimulationFlow } from '../services/transferSimulationFlow.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import type { Transfer } from '../order/transfer.ts'

/** Shows the result of the node's simulation, if it differs from the amount on screen. */
export function SimulatedTransferNote({
  transfer,
  token,
  onRefused,
}: {
  transfer: Transfer
  token: TokenBalance
  /** Called when the token would not carry the transfer out. */
  onRefused: () => void
}) {
  const { state } = useFlow((core) => createTransferSimulationFlow(core, transfer))
  const core = useCore()
  const isRefused = state.status === 'known' && state.simulated.kind === 'refused'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])
  const texts = core.use(sendTexts)
  if (state.status !== 'known') return null
  const { simulated } = state
  if (simulated.kind === 'fails') {
    return <Notice title={texts.wouldFailTitle}>{texts.wouldFail}</Notice>
  }
  if (simulated.kind === 'refused') {
    return <Notice title={texts.wouldFailTitle}>{texts.tokenRefused}</Notice>
  }
  if (simulated.kind === 'blocked') {
    return <Notice title={texts.wouldFailTitle}>{texts.tokenBlocked}</Notice>
  }
  const currency = core.networks.find(transfer.chainId)?.currency
  if (simulated.kind === 'rent' && currency) {
    const minimum = core.use(createFigures).write(formatUnits(simulated.least, currency.decimals))
    return (
      <Notice title={texts.wouldFailTitle}>
        {texts.leastBalance(`${minimum} ${currency.symbol}`)}
      </Notice>
    )
  }
  if (simulated.kind === 'less') {
    const gets = core
      .use(createFigures)
      .write(formatUnits(simulated.units, token.quantity.decimals))
    return (
      <Notice title={texts.tokenKeeps}>{`${texts.recipientGets} ${gets} ${token.symbol}`}</Notice>
    )
  }
  return null
}
