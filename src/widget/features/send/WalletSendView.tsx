import { sendTexts } from '../../core/texts/send/sendTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { isAddress } from './rules/addressRules.ts'
import css from './send.css?inline'
import { SendAmount } from './parts/SendAmount.tsx'
import { CoinMissingNote } from './parts/CoinMissingNote.tsx'
import { createRecipientFlow } from './services/recipientFlow.ts'
import { SendDetails } from './parts/SendDetails.tsx'
import { SendRecipient } from './parts/SendRecipient.tsx'
import { sendMessage } from './rules/sendRules.ts'
import { SendWarnings } from './parts/SendWarnings.tsx'
import { useSend } from './useSend.ts'

/** The form: token, amount and recipient. */
export default function WalletSendView() {
  useStyles(css)
  const { core, draft, gas, network, isWallet, recipient, warnings } = useSend()
  const texts = core.use(sendTexts)
  const foundRecipient = recipient.status === 'found' ? recipient : undefined
  // The address is taken as valid while a name is being looked up.
  const valid =
    draft.loading ||
    (foundRecipient !== undefined &&
      isWallet &&
      isAddress(foundRecipient.address, network?.chain ?? 'eip155'))
  const checked = sendMessage(draft, valid)
  // A name that could not be looked up may still have a valid address, so the button offers another look-up (open point
  // 254).
  const message =
    checked === 'invalidAddress' && recipient.status === 'failed' ? 'lookUpAgain' : checked
  const isReady = message === 'previewSend'
  const mayLookUp = message === 'lookUpAgain'
  function act() {
    if (mayLookUp) core.use(createRecipientFlow).send({ type: 'again' })
    else core.router.push('WalletSendPreview')
  }
  return (
    <div data-status={draft.loading ? 'loading' : message} className="fy-send">
      <SendAmount draft={draft} />
      <SendRecipient recipient={recipient} isWallet={isWallet} retry={!mayLookUp} />
      <SendWarnings warnings={warnings} />
      <CoinMissingNote draft={draft} network={network} />
      <SendDetails draft={draft} gas={gas} network={network} address={foundRecipient?.address} />
      <Button
        wide
        loading={draft.loading}
        muted={!isReady && !mayLookUp}
        disabled={!draft.loading && !isReady && !mayLookUp}
        onClick={act}
      >
        {texts[message]}
      </Button>
    </div>
  )
}
