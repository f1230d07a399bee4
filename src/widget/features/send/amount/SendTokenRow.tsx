import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { amountOf, formatUsd } from '../../../core/money/money.ts'
import { claimOfBalance } from '../../../core/tokens/claimOfBalance.ts'
import { Image } from '../../../kit/images/Image.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { TokenWarningTag } from '../../tokens/public/TokenWarningTag.tsx'
import { formatSendBalance } from '../sendRules.ts'

/** One of the visitor's tokens to choose: its name, how much of it, and what that is worth. */
export function SendTokenRow({
  token,
  selected,
  onChoose,
}: {
  token: TokenBalance
  selected: boolean
  onChoose: (token: TokenBalance) => void
}) {
  const { numeric } = token.quantity
  const value = amountOf(numeric).times(amountOf(token.price))
  return (
    <ListRow
      media={<Image kind="coin" src={token.iconUrl} />}
      title={token.name}
      subtitle={token.symbol}
      tag={<TokenWarningTag tokens={[claimOfBalance(token)]} />}
      value={formatUsd(value)}
      valueNote={formatSendBalance(numeric)}
      selected={selected}
      onClick={() => onChoose(token)}
    />
  )
}
