import { useCore } from '../../../core/coreContext.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Stack } from '../../../kit/layout/Stack.tsx'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'

/** The link under the code boxes that leads back to the field of the new address (C-196, open point 66). */
export function SomethingWrong() {
  const core = useCore()
  const { router } = core
  const texts = core.use(emailTexts)
  return (
    <Stack align="center">
      <LinkButton size="s" tone="quiet" onClick={() => router.goBackTo('UpdateEmailWallet')}>
        {texts.somethingWrong}
      </LinkButton>
    </Stack>
  )
}
