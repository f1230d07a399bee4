import { useMemo, useState } from 'react'
import { useCore, useFlow, useSelect } from '../../core/coreContext.ts'
import { createSwapTexts } from '../../core/texts/money/swapTexts.ts'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CoinIcon } from '../../kit/icons/things/CoinIcon.tsx'
import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VirtualList } from '../../kit/lists/VirtualList.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { MoreTokensNote } from '../tokens/public/MoreTokensNote.tsx'
import { TokenWarningIcon } from '../tokens/public/TokenWarningIcon.tsx'
import { claimOfToken } from './rules/tokenIdentity.ts'
import { createSwap } from './createSwap.ts'
import type { HeldToken } from './swapTypes.ts'
import { swapConstants } from './rules/swapConstants.ts'
import { createSwapFlow } from './swapFlow.ts'
import { TokenChoice } from './parts/TokenChoice.tsx'
import { TokenPicture } from './parts/TokenPicture.tsx'
import { tokenRows, type TokenRow, tokenSearch } from './rules/tokenLists.ts'
import { useChoiceTarget } from './swapRoutes.ts'
import css from './swap.css?inline'

/** px */
const heights = { heading: 36, row: 60, list: 366 }
const heightOf = (row: TokenRow) => (row.heading === undefined ? heights.row : heights.heading)
const keyOf = (row: TokenRow) => row.key

/** The tokens that can be swapped. */
export default function SwapSelectTokenView() {
  useStyles(css)
  const core = useCore()
  const words = core.use(createSwapTexts)
  const swap = core.use(createSwap)
  const state = useSelect(swap.store, (now) => now)
  const [query, setQuery] = useState('')
  const target = useChoiceTarget()
  useFlow((its) => createSwapFlow(its, swap, { refreshes: false }))
  const { myTokensWithBalance, popularTokens, suggestedTokens } = state
  const rows = useMemo(
    () =>
      tokenRows([
        { heading: words.yourTokens, tokens: tokenSearch(myTokensWithBalance, query) },
        { heading: words.tokens, tokens: tokenSearch(popularTokens, query) },
      ]),
    [myTokensWithBalance, popularTokens, query, words],
  )
  const isChosen = ({ address }: HeldToken) =>
    [state.sourceToken, state.toToken].some((token) => token?.address === address)
  function choose(token: HeldToken) {
    if (target === 'sourceToken') swap.setSourceToken(token)
    else swap.setToToken(token)
    core.router.goBack()
  }
  return (
    <div className="fy-swap-tokens" data-status={state.status}>
      <SearchField
        label={words.searchToken}
        placeholder={words.searchToken}
        clearLabel={words.clearSearch}
        value={query}
        onChange={setQuery}
      />
      {suggestedTokens.length > 0 && (
        <div className="fy-swap-chips" role="group" aria-label={words.suggested}>
          {suggestedTokens.slice(0, swapConstants.suggestions).map((token) => (
            <Chip
              key={token.address}
              leading={<TokenPicture token={token} size={24} />}
              trailing={<TokenWarningIcon tokens={[claimOfToken(token)]} />}
              disabled={isChosen(token)}
              onClick={() => choose(token)}
            >
              {token.symbol}
            </Chip>
          ))}
        </div>
      )}
      {state.status === 'ready' ? (
        <>
          {rows.length > 0 && (
            <VirtualList
              label={words.tokens}
              items={rows}
              keyOf={keyOf}
              heightOf={heightOf}
              height={heights.list}
            >
              {(row) =>
                row.heading === undefined ? (
                  <TokenChoice token={row.token} chosen={isChosen(row.token)} onChoose={choose} />
                ) : (
                  <h2 className="fy-swap-heading">{row.heading}</h2>
                )
              }
            </VirtualList>
          )}
          <MoreTokensNote />
        </>
      ) : (
        [0, 1, 2, 3].map((row) => <ListRowSkeleton key={row} lines={2} shape="round" figure />)
      )}
      <div role="status">
        {state.status !== 'ready' && <VisuallyHidden>{words.loadingTokens}</VisuallyHidden>}
        {state.status === 'ready' && rows.length === 0 && (
          <EmptyState
            icon={<CoinIcon size={28} />}
            title={words.noTokensFound}
            text={words.noTokensFoundHint}
          />
        )}
      </div>
    </div>
  )
}
