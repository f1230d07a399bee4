import { useStore } from 'zustand'
import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { groupThousands } from '../../../core/formats/groupThousands.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { Text } from '../../../kit/layout/Text.tsx'

/** A note below a list of tokens when the account holds more than are listed; otherwise empty. */
export function MoreTokensNote() {
  const core = useCore()
  const texts = core.use(tokensTexts)
  const { tokens, truncated } = useStore(core.use(createTokenBalances).store)
  if (!truncated) return null
  return (
    <Text size="s" tone="secondary" align="center">
      {texts.truncated(core.use(createFigures).write(groupThousands(String(tokens.length))))}
    </Text>
  )
}
