import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createSendTexts } from '../../core/texts/sendTexts.ts'
import { Button } from '../../kit/Button.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useStyles } from '../../kit/useStyles.ts'
import { ForetoldNote } from './ForetoldNote.tsx'
import { createRecipientFlow } from './recipientFlow.ts'
import css from './send.css?inline'
import { SendDetails } from './SendDetails.tsx'
import { createSendFlow } from './sendFlow.ts'
import { SendProblemNote } from './SendProblemNote.tsx'
import { SendSummary } from './SendSummary.tsx'
import { SendWarnings } from './SendWarnings.tsx'
import { transferOf } from './transferOf.ts'
import { useSend } from './useSend.ts'

/** What is about to be sent, to be looked at before it is signed (A-064, open point 142). */
export default function WalletSendPreviewView() {
  useStyles(css)
  const { core, draft, from, gas, network, recipient, warnings } = useSend()
  const texts = core.use(createSendTexts)
  const flow = core.use(createSendFlow)
  const state = useStore(flow.store)
  const found = recipient.status === 'found' ? recipient : undefined
  const transfer =
    network &&
    transferOf(draft, {
      from,
      chainId: network.id,
      recipient: found && { address: found.address, name: found.byName ? found.name : undefined },
    })
  const { token } = draft
  const isReady = transfer !== undefined && token !== undefined

  useEffect(() => () => flow.send({ type: 'left' }), [flow])
  useEffect(() => {
    // Another account or network took away what was to be sent; a sent transfer leads on by itself.
    if (!isReady && flow.store.getState().status === 'ready') core.router.goBackTo('WalletSend')
  }, [core, flow, isReady])
  if (!isReady || !network) return null
  const busy = state.status !== 'ready'
  const subject = `${transfer.units} ${transfer.recipient} ${transfer.token}`
  const problem = state.status === 'ready' ? state.problem : undefined
  const stopped = problem !== undefined && problem.kind !== 'nameUnchecked'
  function cancel() {
    // What stopped the transfer has to be seen in the form as well.
    if (stopped) core.use(createRecipientFlow).send({ type: 'again' })
    core.router.goBack()
  }
  return (
    <div className="fy-send" data-status={state.status}>
      <SendSummary draft={draft} network={network} warnings={warnings} />
      <SendWarnings warnings={warnings} />
      {network.chain === 'eip155' && (
        <ForetoldNote key={subject} transfer={transfer} token={token} />
      )}
      <SendDetails fixed draft={draft} gas={gas} network={network} />
      {problem ? (
        <SendProblemNote problem={problem} />
      ) : (
        <Text size="s" tone="secondary" align="center" role="status">
          {state.status === 'asking' ? texts.confirm : texts.review}
        </Text>
      )}
      <Stack direction="row" gap={10} share>
        <Button variant="neutral" onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button
          loading={busy}
          disabled={stopped}
          onClick={() =>
            flow.send({
              type: 'send',
              transfer,
              token: token.address ?? token.symbol,
            })
          }
        >
          {texts.send}
        </Button>
      </Stack>
    </div>
  )
}
