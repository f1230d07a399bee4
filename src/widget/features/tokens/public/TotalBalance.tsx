import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { formatUsd } from '../../../money/amounts/money.ts'
import { totalValue } from '../../../money/amounts/tokenFormats.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { ChangingText } from '../../../kit/layout/ChangingText.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import css from './totalBalance.css?inline'

/** The most characters of the dollars that fit the card in the large type. */
const maxFullLength = 13

/** The account's total value, dollars and cents apart. An older total stays and is marked as old. */
export function TotalBalance({ onRetry }: { onRetry: () => void }) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(tokensTexts)
  const shell = core.use(shellTexts)
  const { status, tokens, known } = useSelect(core.use(createTokenBalances).store, (now) => now)
  const { whole, decimals, rest } = core.use(createFigures).parts(formatUsd(totalValue(tokens)))
  return (
    <div className="fy-total" data-status={status}>
      <h2
        className="fy-total-figure fy-tabular"
        data-long={whole.length + rest.length > maxFullLength || undefined}
        style={{ ['--foyer-total-length' as string]: whole.length + decimals.length + rest.length }}
      >
        <VisuallyHidden>{texts.total} </VisuallyHidden>
        {known && (
          <ChangingText text={whole + decimals + rest}>
            {whole}
            <span className="fy-total-pennies">{decimals}</span>
            {rest}
          </ChangingText>
        )}
        {!known && status === 'failed' && <span className="fy-total-pennies">&mdash;</span>}
        {!known && status !== 'failed' && (
          <span className="fy-total-waiting">
            <Shimmer width={148} height={34} radius={2} />
          </span>
        )}
      </h2>
      <div className="fy-total-note" role="status">
        {status === 'failed' && known && (
          <>
            <Text as="span" size="s" tone="error">
              {texts.stale}
            </Text>
            <LinkButton size="s" onClick={onRetry}>
              {shell.tryAgain}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
