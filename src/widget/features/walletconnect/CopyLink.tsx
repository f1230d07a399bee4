import { useCore } from '../../core/coreContext.ts'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { CopyIcon } from '../../kit/icons/actions/CopyIcon.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { errorTexts } from '../../core/texts/general/errorTexts.ts'

/** Copies the pairing URI, on every WalletConnect screen (C-099, open point 35). */
export function CopyLink({ uri }: { uri: string | undefined }) {
  const core = useCore()
  const { backend, toasts } = core
  const texts = core.use(connectingTexts)
  const errors = core.use(errorTexts)
  async function copy(text: string) {
    try {
      await backend.browser.copy(text)
      toasts.show('success', texts.linkCopied)
    } catch {
      // The only failure: the browser refuses.
      toasts.show('error', errors['clipboard.failed'])
    }
  }
  return (
    <Stack align="center">
      <LinkButton
        tone="quiet"
        leading={<CopyIcon size={16} />}
        disabled={uri === undefined}
        onClick={() => uri !== undefined && copy(uri)}
      >
        {texts.copyLink}
      </LinkButton>
    </Stack>
  )
}
