import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { claimOfBalance } from '../../money/tokens/claimOfBalance.ts'
import { orderKey } from '../../money/tokens/orderKey.ts'
import { checkToken } from '../../money/tokens/checkToken.ts'
import { useTokenConfirmation } from '../../money/tokens/useTokenConfirmation.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { sendTexts } from '../../core/texts/send/sendTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { useStage } from '../../money/transaction/useStage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ViewActions } from '../../kit/layout/ViewActions.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { OpenRequestNotice } from '../signing/public/OpenRequestNotice.tsx'
import { TokenWarningNotice } from '../tokens/public/TokenWarningNotice.tsx'
import { createConfirmedRisks, isRisk } from './order/confirmedRisks.ts'
import { shownToken } from './order/tokenGuard.ts'
import { createSending } from './services/sending.ts'
import { currentTransfer } from './services/currentTransfer.ts'
import { SimulatedTransferNote } from './parts/SimulatedTransferNote.tsx'
import { CoinMissingNote } from './parts/CoinMissingNote.tsx'
import { createRecipientFlow } from './services/recipientFlow.ts'
import css from './send.css?inline'
import { SendDetails } from './parts/SendDetails.tsx'
import { SendProblemNote } from './parts/SendProblemNote.tsx'
import { SendSummary } from './parts/SendSummary.tsx'
import { SendWarnings } from './parts/SendWarnings.tsx'
import { useSend } from './useSend.ts'

/** Problems after which the same transfer may be sent again. */
const retried = [
  'nameUnchecked',
  'changed',
  'unconfirmed',
  'recipientUnchecked',
  'recipientUnconfirmed',
  'walletFunds',
  'walletNonce',
  'walletGas',
  'walletUnclear',
] as const

/** The transfer, to be checked before it is signed. Cancel goes back; Send leads to the account. */
export default function WalletSendPreviewView() {
  useStyles(css)
  const { core, draft, gas, network, warnings } = useSend()
  const texts = core.use(sendTexts)
  const common = core.use(commonTexts)
  const sending = core.use(createSending)
  const { stopped } = useStore(sending.store)
  const { screen, stage } = useStage()
  const transfer = currentTransfer(core)
  const { token } = draft
  const order = { screen, order: orderKey(transfer) }
  const tokens = token ? [claimOfBalance(token)] : []
  const confirmed = core.use(createConfirmedRisks)
  useStore(confirmed.store)
  const risks = warnings.map(({ kind }) => kind).filter(isRisk)
  const isConfirmed = risks.every((risk) => confirmed.has(order, risk))
  const [refusedOrder, setRefusedOrder] = useState<string>()
  const { warnings: tokenWarnings, isUnconfirmed } = useTokenConfirmation(tokens, order)
  const isReady = transfer !== undefined && token !== undefined

  const claim = transfer && orderKey(shownToken(transfer))
  useEffect(() => {
    // The names that the contract gives itself have to be confirmed before the click, so they are read now; the guard
    // decides.
    const looking = new AbortController()
    const { signal } = looking
    const shown = currentTransfer(core)
    if (claim === undefined || shown?.token === undefined) return undefined
    checkToken(core, shownToken(shown), signal).catch((error: unknown) => {
      if (!signal.aborted) noteFailure(core, 'send.token', error)
    })
    return () => looking.abort()
  }, [core, claim])
  useEffect(() => {
    // The account or network changed, so the transfer is gone. A sent transfer moves on by itself.
    if (!isReady && core.router.current().id === screen) core.router.goBackTo('WalletSend')
  }, [core, isReady, screen])
  if (!isReady || !network) return null
  const isBusy = stage === 'checking' || stage === 'requesting'
  const subject = `${transfer.units} ${transfer.recipient} ${transfer.token}`
  const problem = stage === 'ready' && stopped?.screen === screen ? stopped.problem : undefined
  const mayTryAgain = problem !== undefined && retried.some((kind) => kind === problem.kind)
  const isStopped = problem !== undefined && !mayTryAgain
  function cancel() {
    // The form must show the reason that stopped the transfer, too.
    if (isStopped) core.use(createRecipientFlow).send({ type: 'again' })
    core.router.goBack()
  }
  return (
    <div className="fy-send" data-status={stage}>
      <SendSummary draft={draft} network={network} warnings={warnings} />
      <SendWarnings
        warnings={warnings}
        confirmation={{
          checked: isConfirmed,
          onChange: (checked) => confirmed.set(order, checked ? risks : []),
        }}
      />
      <SimulatedTransferNote
        key={subject}
        transfer={transfer}
        token={token}
        onRefused={() => setRefusedOrder(subject)}
      />
      <CoinMissingNote draft={draft} network={network} />
      <SendDetails fixed draft={draft} gas={gas} network={network} />
      <TokenWarningNotice warnings={tokenWarnings} order={order} />
      {problem && <SendProblemNote problem={problem} />}
      <OpenRequestNotice />
      {!problem && stage !== 'blocked' && (
        <Text size="s" tone="secondary" align="center">
          <span role="status">{stage === 'requesting' && texts.confirm}</span>
          {/* Not announced: it was visible before the request and is visible again for a moment after it. */}
          {stage !== 'requesting' && texts.review}
        </Text>
      )}
      <ViewActions>
        <Button variant="neutral" onClick={cancel}>
          {common.cancel}
        </Button>
        <Button
          loading={isBusy}
          disabled={
            isStopped ||
            refusedOrder === subject ||
            isUnconfirmed ||
            !isConfirmed ||
            stage === 'blocked'
          }
          onClick={() => void sending.sendToken(screen, transfer)}
        >
          {texts.send}
        </Button>
      </ViewActions>
    </div>
  )
}
