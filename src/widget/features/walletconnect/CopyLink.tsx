import { useCore } from '../../core/coreContext.ts'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { CopyIcon } from '../../kit/icons/actions/CopyIcon.tsx'
import { CopyByHand } from '../copying/public/CopyByHand.tsx'
import { useCopy } from '../copying/public/useCopy.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'

/** Copies the pairing URI, on every WalletConnect screen (C-099, open point 35). */
export function CopyLink({ uri }: { uri: string | undefined }) {
  const texts = useCore().use(connectingTexts)
  const copying = useCopy()
  return (
    <Stack align="center">
      <LinkButton
        tone="quiet"
        leading={<CopyIcon size={16} />}
        disabled={uri === undefined}
        onClick={() => uri !== undefined && copying.copy(uri, texts.linkCopied)}
      >
        {texts.copyLink}
      </LinkButton>
      <CopyByHand copying={copying} text={uri} />
    </Stack>
  )
}
