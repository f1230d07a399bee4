import { useCore } from '../../core/coreContext.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { createConnectTexts } from '../../core/texts/connect/connectTexts.ts'
import type { PairingProblem } from './pairingProblem.ts'

/** The inline error (C-211, C-336), with 'Try again' when no attempt is running. */
export function ProblemNote({
  problem,
  onRetry,
}: {
  problem: PairingProblem
  onRetry: (() => void) | undefined
}) {
  const texts = useCore().use(createConnectTexts)
  return (
    <Stack gap="s" align="center">
      <div role="alert">
        <Text tone="error" weight="bold" align="center">
          {problem.title}
        </Text>
        <Text size="s" tone="secondary" align="center">
          {problem.hint}
        </Text>
      </div>
      {onRetry && <RetryButton onClick={onRetry}>{texts.tryAgain}</RetryButton>}
    </Stack>
  )
}
