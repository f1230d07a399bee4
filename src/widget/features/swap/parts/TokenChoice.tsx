import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { formatTokenAmount, formatTokenValue } from '../../../money/amounts/tokenFormats.ts'
import { AmountText } from '../../../kit/lists/AmountText.tsx'
import { TokenRow } from '../../../kit/lists/TokenRow.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { TokenWarningTag } from '../../tokens/public/TokenWarningTag.tsx'
import { UsdText } from '../../tokens/public/UsdText.tsx'
import { TokenPicture } from '../../tokens/public/TokenPicture.tsx'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { HeldToken } from '../swapTypes.ts'
import { valueOf } from '../rules/swapRules.ts'

/**
 * One token to choose. It is disabled while it is chosen on either side, because a token cannot be swapped for itself
 * (A-040).
 */
export function TokenChoice({
  token,
  chosen,
  onChoose,
}: {
  token: HeldToken
  chosen: boolean
  onChoose: (token: HeldToken) => void
}) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const { write } = core.use(createFigures)
  const { numeric } = token.quantity
  const isHeld = /[1-9]/.test(numeric)
  const value = isHeld && !chosen ? valueOf(numeric, token.price) : undefined
  return (
    <TokenRow
      picture={<TokenPicture symbol={token.symbol} src={token.logoUri} />}
      name={token.name}
      note={
        isHeld ? (
          <AmountText figure={write(formatTokenAmount(numeric))} symbol={token.symbol} />
        ) : (
          token.symbol
        )
      }
      tag={<TokenWarningTag tokens={[claimOfToken(token)]} />}
      {...(value ? { value: <UsdText usd={formatTokenValue(value)} /> } : {})}
      trailing={
        chosen && (
          <Text size="s" tone="secondary" as="span">
            {texts.chosen}
          </Text>
        )
      }
      disabled={chosen}
      onClick={() => onChoose(token)}
    />
  )
}
