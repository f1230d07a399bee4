import { useTexts } from '../../../core/coreContext.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { WarningIcon } from '../../../kit/icons/connectIcons.tsx'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'

/** Says that the tokens of the swap could not be loaded, with a button to retry. */
export function SwapLoadFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(swapTexts)
  const shell = useTexts(shellTexts)
  return (
    <div data-status="failed">
      <EmptyState
        tone="error"
        icon={<WarningIcon size={28} />}
        title={texts.couldNotLoad}
        text={texts.couldNotLoadHint}
        action={<RetryButton onClick={onRetry}>{shell.tryAgain}</RetryButton>}
      />
    </div>
  )
}
