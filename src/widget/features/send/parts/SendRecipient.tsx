import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useCore } from '../../../core/coreContext.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { Avatar } from '../../../kit/images/Avatar.tsx'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { CloseIcon } from '../../../kit/icons/connectIcons.tsx'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Spinner } from '../../../kit/icons/Spinner.tsx'
import { Stack } from '../../../kit/layout/Stack.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { createPasteFlow } from '../services/pasteFlow.ts'
import { createRecipientFlow } from '../services/recipientFlow.ts'
import type { RecipientState } from '../state/recipientState.ts'

/** The recipient, typed or pasted, and the result of its look-up. */
export function SendRecipient({
  recipient,
  isWallet,
  retry,
}: {
  recipient: RecipientState
  /** Whether the address may be a wallet; false if it is known to be none. */
  isWallet: boolean
  /** Whether to offer another look-up after a failure; false if a button of the view does. */
  retry: boolean
}) {
  const core = useCore()
  const texts = core.use(sendTexts)
  const flow = core.use(createRecipientFlow)
  const paste = useFlow(createPasteFlow)
  const { text, status } = recipient
  const busy = status === 'looking' || status === 'typing'
  const field = useRef<HTMLInputElement>(null)
  const byKeyboard = useRef(false)
  const type = (typed: string) => flow.send({ type: 'typed', text: typed })
  // Paste and the clear button replace each other, so focus moves to the field after a key press.
  useLayoutEffect(() => {
    if (byKeyboard.current) field.current?.focus()
    byKeyboard.current = false
  }, [text])
  function press({ currentTarget }: MouseEvent, act: () => void) {
    byKeyboard.current = currentTarget.matches(':focus-visible')
    act()
  }
  return (
    <Stack gap="s">
      <TextField
        field={field}
        name="recipient"
        label={texts.recipient}
        placeholder={texts.recipientPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        error={isWallet ? problemOf(recipient, texts) : texts.notWallet}
        trailing={
          <span className="fy-send-field-end">
            {busy && <Spinner size={16} />}
            {text === '' ? (
              <LinkButton
                size="s"
                onClick={(event) => press(event, () => paste.send({ type: 'paste' }))}
              >
                {texts.paste}
              </LinkButton>
            ) : (
              <IconButton
                label={texts.clearRecipient}
                icon={<CloseIcon size={18} />}
                onClick={(event) => press(event, () => type(''))}
              />
            )}
          </span>
        }
        onChange={type}
      />
      <div role="status" className="fy-send-status" data-busy={busy || undefined}>
        {status === 'looking' && <VisuallyHidden>{texts.lookingUp}</VisuallyHidden>}
        {status === 'found' && <FoundRecipient recipient={recipient} />}
      </div>
      {status === 'failed' && retry && (
        <LinkButton size="s" onClick={() => flow.send({ type: 'again' })}>
          {texts.lookUpAgain}
        </LinkButton>
      )}
    </Stack>
  )
}

/** Name, avatar and short address of the recipient that was found. */
function FoundRecipient({
  recipient,
}: {
  recipient: Extract<RecipientState, { status: 'found' }>
}) {
  const { address, image, name } = recipient
  const short = truncateAddress(address, 6, 4)
  return (
    <Stack direction="row" gap="s" align="center" padding={[0, 4]}>
      <Avatar address={address} src={isRemote(image) ? undefined : image} size={28} />
      <Text as="span" size="s" weight="medium" truncate>
        {name ?? short}
      </Text>
      {name !== undefined && (
        <Text as="span" size="s" tone="secondary" tabular>
          {short}
        </Text>
      )}
    </Stack>
  )
}

/**
 * Whether an avatar lies on a server. It is then loaded only after the visitor clicks the button to the preview,
 * because the request reveals the recipient (open point 171).
 */
function isRemote(image: string | undefined): boolean {
  return image !== undefined && /^https?:/i.test(image)
}

function problemOf(recipient: RecipientState, texts: ReturnType<typeof sendTexts>) {
  if (recipient.status === 'failed') return texts.nameFailed
  if (recipient.status !== 'unknown') return undefined
  switch (recipient.problem) {
    case 'name':
      return texts.nameUnknown
    case 'otherChain':
      return texts.nameOtherChain
    case 'checksum':
      return texts.wrongChecksum
    case 'elsewhere':
      return texts.addressElsewhere(recipient.network)
    case 'address':
      return texts.notAnAddress
  }
}
