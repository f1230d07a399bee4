import { useCore, useTexts } from '../../core/coreContext.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Shown when a view could not be loaded or rendered. After a second failure it loads the page again. */
export function ViewFailed({ onRetry, again }: { onRetry: () => void; again: boolean }) {
  const { browser } = useCore().backend
  const shell = useTexts(shellTexts)
  return (
    <Stack gap="l" padding={[32, 0]} align="center">
      <Text role="alert" align="center" tone="secondary">
        {shell.viewFailed}
      </Text>
      <RetryButton onClick={again ? () => browser.reload() : onRetry}>
        {again ? shell.reloadPage : shell.tryAgain}
      </RetryButton>
    </Stack>
  )
}
