import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { CoinIcon } from '../../../kit/icons/accountIcons.tsx'
import { ListRowSkeleton } from '../../../kit/lists/ListRowSkeleton.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { NoTokens, type NoTokensProps } from '../NoTokens.tsx'
import { MoreTokensNote } from './MoreTokensNote.tsx'
import { TokenList } from '../TokenList.tsx'
import { tokensShown } from '../tokenRules.ts'
import css from './tokens.css?inline'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/** The placeholder rows until the tokens are known. */
const placeholders = [1, 2, 3, 4]

/** The Tokens tab: the list, actions when it is empty, and the loading state. */
export function TokensTab({ onRetry, ...offers }: NoTokensProps & { onRetry: () => void }) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(tokensTexts)
  const shell = core.use(shellTexts)
  const state = useSelect(core.use(createTokenBalances).store, (now) => now)
  const shown = tokensShown(state)
  return (
    <div className="fy-tokens" data-status={state.status} aria-busy={shown === 'loading'}>
      {(shown === 'list' || shown === 'unavailable') && <TokenList tokens={state.tokens} />}
      <MoreTokensNote />
      {shown === 'empty' && <NoTokens {...offers} />}
      {shown === 'loading' && (
        <>
          {placeholders.map((row) => (
            <ListRowSkeleton key={row} lines={2} shape="round" figure flat />
          ))}
        </>
      )}
      <div role="status">
        {shown === 'loading' && <VisuallyHidden>{core.use(shellTexts).loading}</VisuallyHidden>}
        {shown === 'unavailable' && (
          <EmptyState
            icon={<CoinIcon size={28} />}
            title={texts.failed}
            text={texts.unavailableHint}
            action={<RetryButton onClick={onRetry}>{shell.tryAgain}</RetryButton>}
          />
        )}
      </div>
    </div>
  )
}
