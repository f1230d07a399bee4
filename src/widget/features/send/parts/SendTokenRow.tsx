import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { useCore } from '../../../core/coreContext.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { formatRowValue, formatTokenAmount } from '../../../money/amounts/tokenFormats.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { claimOfBalance } from '../../../money/tokens/claimOfBalance.ts'
import { Image } from '../../../kit/images/Image.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { TokenRow } from '../../../kit/lists/TokenRow.tsx'
import { TokenWarningTag } from '../../tokens/public/TokenWarningTag.tsx'
import { UsdText } from '../../tokens/public/UsdText.tsx'

/** One of the visitor's tokens with name, amount and value. */
export function SendTokenRow({
  token,
  selected,
  onChoose,
}: {
  token: TokenBalance
  selected: boolean
  onChoose: (token: TokenBalance) => void
}) {
  const core = useCore()
  const tokens = core.use(tokensTexts)
  const { write } = core.use(createFigures)
  const { numeric } = token.quantity
  const value = amountOf(numeric).times(amountOf(token.price))
  return (
    <TokenRow
      picture={<Image kind="coin" src={token.iconUrl} />}
      name={token.name}
      note={token.symbol}
      tag={<TokenWarningTag tokens={[claimOfBalance(token)]} />}
      value={
        token.unpriced || token.price <= 0 ? (
          <Text as="span" size="s" tone="secondary">
            {tokens.noPrice}
          </Text>
        ) : (
          <UsdText usd={formatRowValue(value)} />
        )
      }
      valueNote={write(formatTokenAmount(numeric))}
      selected={selected}
      onClick={() => onChoose(token)}
    />
  )
}
