import { useMemo } from 'react'
import type { TokenBalance } from '../../../backends/port/balances.ts'
import { useCore } from '../../core/coreContext.ts'
import { createTokensTexts } from '../../core/texts/tokensTexts.ts'
import { VirtualList } from '../../kit/VirtualList.tsx'
import { TokenItem } from './TokenItem.tsx'
import { heldTokens, tokenKey } from './tokenRules.ts'

/** px of a row and of the box in which the list scrolls (C-363). */
const rowHeight = 60
const boxHeight = 280
const heightOfRow = () => rowHeight

/** The tokens of the account, the dearest first. Of a long list only the rows near the view are in the document. */
export function TokenList({ tokens }: { tokens: readonly TokenBalance[] }) {
  const words = useCore().use(createTokensTexts)
  const held = useMemo(() => heldTokens(tokens), [tokens])
  return (
    <VirtualList
      label={words.tokens}
      items={held}
      keyOf={tokenKey}
      heightOf={heightOfRow}
      height={boxHeight}
    >
      {(token) => <TokenItem token={token} />}
    </VirtualList>
  )
}
