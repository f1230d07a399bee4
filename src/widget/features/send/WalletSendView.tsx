import { createSendTexts } from '../../core/texts/money/sendTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { isAddress } from './recipient/addressRules.ts'
import css from './send.css?inline'
import { SendAmount } from './amount/SendAmount.tsx'
import { SendDetails } from './transfer/SendDetails.tsx'
import { SendRecipient } from './recipient/SendRecipient.tsx'
import { sendMessage } from './sendRules.ts'
import { SendWarnings } from './recipient/SendWarnings.tsx'
import { useSend } from './useSend.ts'

/** How much of what goes to whom. */
export default function WalletSendView() {
  useStyles(css)
  const { core, draft, gas, network, recipient, warnings } = useSend()
  const texts = core.use(createSendTexts)
  const found = recipient.status === 'found' ? recipient : undefined
  // Nobody knows yet while it is looked up.
  const valid =
    draft.loading || (found !== undefined && isAddress(found.address, network?.chain ?? 'eip155'))
  const message = sendMessage(draft, valid)
  return (
    <div data-status={draft.loading ? 'loading' : message} className="fy-send">
      <SendAmount draft={draft} />
      <SendRecipient recipient={recipient} />
      <SendWarnings warnings={warnings} />
      <SendDetails draft={draft} gas={gas} network={network} address={found?.address} />
      <Button
        wide
        loading={draft.loading}
        muted={message !== 'previewSend'}
        disabled={!draft.loading && message !== 'previewSend'}
        onClick={() => core.router.push('WalletSendPreview')}
      >
        {texts[message]}
      </Button>
    </div>
  )
}
