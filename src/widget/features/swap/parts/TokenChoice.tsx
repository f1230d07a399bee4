import { useCore } from '../../../core/coreContext.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { formatTokenAmount, formatTokenValue } from '../../../core/money/tokenFormats.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { TokenWarningTag } from '../../tokens/public/TokenWarningTag.tsx'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { HeldToken } from '../swapTypes.ts'
import { valueOf } from '../rules/swapRules.ts'
import { TokenPicture } from './TokenPicture.tsx'

/** One token to choose; one that is chosen on either side cannot be chosen again (A-040, A-185, open point 127). */
export function TokenChoice({
  token,
  chosen,
  onChoose,
}: {
  token: HeldToken
  chosen: boolean
  onChoose: (token: HeldToken) => void
}) {
  const words = useCore().use(createSwapTexts)
  const { numeric } = token.quantity
  const held = /[1-9]/.test(numeric)
  const value = held && !chosen ? valueOf(numeric, token.price) : undefined
  return (
    <ListRow
      media={<TokenPicture token={token} />}
      title={token.name}
      subtitle={
        <span className="fy-tabular">
          {held ? `${formatTokenAmount(numeric)} ${token.symbol}` : token.symbol}
        </span>
      }
      tag={<TokenWarningTag tokens={[claimOfToken(token)]} />}
      {...(value ? { value: formatTokenValue(value) } : {})}
      trailing={chosen ? <span className="fy-swap-chosen">{words.chosen}</span> : undefined}
      disabled={chosen}
      onClick={() => onChoose(token)}
    />
  )
}
