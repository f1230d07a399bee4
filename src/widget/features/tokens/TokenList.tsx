import { useCallback, useMemo, useState } from 'react'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createTokenWarnings } from '../../money/tokens/tokenWarnings.ts'
import { claimOfBalance } from '../../money/tokens/claimOfBalance.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { VirtualList } from '../../kit/lists/VirtualList.tsx'
import { TokenItem } from './TokenItem.tsx'
import { heldTokens } from '../../money/balances/heldTokens.ts'
import { tokenKey } from './tokenRules.ts'

/**
 * Heights in px: of a row, its details, a warning in them, an address in them to be copied by hand, and the scrolling
 * box (C-363).
 */
const heights = { row: 60, details: 40, warning: 84, byHand: 84, box: 280 }

/**
 * The account's tokens, highest value first, each with its contract on press. Only the rows near the viewport
 * are in the document.
 */
export function TokenList({ tokens }: { tokens: readonly TokenBalance[] }) {
  const { use } = useCore()
  const texts = use(tokensTexts)
  const judge = use(createTokenWarnings)
  const [open, setOpen] = useState<string>()
  const [byHand, setByHand] = useState(false)
  const judged = useSelect(judge.store, (now) => now)
  const heightOf = useCallback(
    (token: TokenBalance) => {
      if (tokenKey(token) !== open) return heights.row
      const warning = judged[token.chainId]?.warningFor(claimOfBalance(token))
      const added = (warning ? heights.warning : 0) + (byHand ? heights.byHand : 0)
      return heights.row + heights.details + added
    },
    [judged, open, byHand],
  )
  const shownTokens = useMemo(() => heldTokens(tokens), [tokens])
  return (
    <VirtualList
      label={texts.tokens}
      items={shownTokens}
      keyOf={tokenKey}
      heightOf={heightOf}
      height={heights.box}
    >
      {(token) => {
        const key = tokenKey(token)
        const isOpen = key === open
        return (
          <TokenItem
            token={token}
            open={isOpen}
            onToggle={() => {
              setByHand(false)
              setOpen(isOpen ? undefined : key)
            }}
            onByHand={setByHand}
          />
        )
      }}
    </VirtualList>
  )
}
