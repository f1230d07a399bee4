import { useCore, useSelect } from '../../../core/coreContext.ts'
import { formatBalance } from '../../../core/formats/formatBalance.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { ChangingText } from '../../../kit/layout/ChangingText.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import css from './accountBalance.css?inline'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/**
 * The native balance with its symbol (C-130, open point 93). An older balance stays while a new one loads. Only a
 * failure is announced: an announced amount would interrupt the announcement of its cause (open point 258).
 */
export function AccountBalance({ onRetry }: { onRetry: () => void }) {
  useStyles(css)
  const core = useCore()
  const { account } = core
  const own = core.use(accountTexts)
  const shell = core.use(shellTexts)
  const figures = core.use(createAmounts)
  const balance = useSelect(account, (now) => now.balance)
  const symbol = useSelect(account, (now) => now.balanceSymbol)
  const status = useSelect(account, (now) => now.balanceStatus)
  return (
    <div className="fy-account-balance" data-status={status}>
      {balance !== undefined && (
        <Text tone="secondary" tabular align="center">
          <VisuallyHidden>{own.balance} </VisuallyHidden>
          <ChangingText text={figures.amount(formatBalance(balance), symbol ?? '')} />
        </Text>
      )}
      {balance === undefined && status === 'loading' && (
        <>
          <Shimmer width={96} height={16} radius={1} />
          <VisuallyHidden>{core.use(shellTexts).loading}</VisuallyHidden>
        </>
      )}
      <span className="fy-account-balance-note" aria-live="polite">
        {status === 'failed' && (
          <>
            <Text as="span" size="s" tone="error">
              {balance === undefined ? own.balanceFailed : own.balanceStale}
            </Text>
            <LinkButton size="s" onClick={onRetry}>
              {shell.tryAgain}
            </LinkButton>
          </>
        )}
      </span>
    </div>
  )
}
