import { useTexts } from '../../core/coreContext.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Shown when a view could not be loaded or rendered. */
export function ViewFailed({ onRetry }: { onRetry: () => void }) {
  const shell = useTexts(shellTexts)
  return (
    <Stack gap="l" padding={[32, 0]} align="center">
      <Text role="alert" align="center" tone="secondary">
        {shell.viewFailed}
      </Text>
      <RetryButton onClick={onRetry}>{shell.tryAgain}</RetryButton>
    </Stack>
  )
}
