import { useMemo, useState } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { swapTexts } from '../../core/texts/swap/swapTexts.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CoinIcon } from '../../kit/icons/accountIcons.tsx'
import { TokenSelect } from '../../kit/lists/TokenSelect.tsx'
import { MoreTokensNote } from '../tokens/public/MoreTokensNote.tsx'
import { TokenPicture } from '../tokens/public/TokenPicture.tsx'
import { TokenWarningIcon } from '../tokens/public/TokenWarningIcon.tsx'
import { claimOfToken } from './rules/tokenIdentity.ts'
import { createSwap } from './createSwap.ts'
import type { HeldToken } from './swapTypes.ts'
import { swapConstants } from './rules/swapConstants.ts'
import { createSwapFlow } from './swapFlow.ts'
import { SlowNote } from './parts/SlowNote.tsx'
import { SwapLoadFailed } from './parts/SwapLoadFailed.tsx'
import { TokenChoice } from './parts/TokenChoice.tsx'
import { tokenRows, tokenSearch } from './rules/tokenLists.ts'
import { useChoiceTarget } from './swapRoutes.ts'

/** The height of the list, in px. */
const listHeight = 366

/** The tokens that can be swapped, with a search. */
export default function SwapSelectTokenView() {
  const core = useCore()
  const texts = core.use(swapTexts)
  const tokenTexts = core.use(tokensTexts)
  const common = core.use(commonTexts)
  const swap = core.use(createSwap)
  const state = useSelect(swap.store, (now) => now)
  const [query, setQuery] = useState('')
  const target = useChoiceTarget()
  useFlow((its) => createSwapFlow(its, swap, { refreshes: false }))
  const { myTokensWithBalance, popularTokens, suggestedTokens } = state
  const { tokens } = texts
  const { yours } = tokenTexts
  const rows = useMemo(
    () =>
      tokenRows([
        { heading: yours, tokens: tokenSearch(myTokensWithBalance, query) },
        { heading: tokens, tokens: tokenSearch(popularTokens, query) },
      ]),
    [myTokensWithBalance, popularTokens, query, tokens, yours],
  )
  const isChosen = ({ address }: HeldToken) =>
    [state.sourceToken, state.toToken].some((token) => token?.address === address)
  function choose(token: HeldToken) {
    if (target === 'sourceToken') swap.setSourceToken(token)
    else swap.setToToken(token)
    core.router.goBack()
  }
  if (state.status === 'failed') return <SwapLoadFailed onRetry={() => void swap.load()} />
  return (
    <TokenSelect
      status={state.status}
      search={{
        label: tokenTexts.search,
        clearLabel: common.clearSearch,
        value: query,
        onChange: setQuery,
      }}
      suggestions={
        suggestedTokens.length > 0
          ? {
              label: texts.suggested,
              chips: suggestedTokens.slice(0, swapConstants.suggestions).map((token) => (
                <Chip
                  key={token.address}
                  leading={<TokenPicture symbol={token.symbol} src={token.logoUri} size={24} />}
                  trailing={<TokenWarningIcon tokens={[claimOfToken(token)]} />}
                  disabled={isChosen(token)}
                  onClick={() => choose(token)}
                >
                  {token.symbol}
                </Chip>
              )),
            }
          : undefined
      }
      label={texts.tokens}
      rows={rows}
      height={listHeight}
      loading={state.status === 'ready' ? undefined : texts.loadingTokens}
      empty={
        <EmptyState
          icon={<CoinIcon size={28} />}
          title={tokenTexts.noneFound}
          text={texts.noTokensFoundHint}
        />
      }
      note={<MoreTokensNote />}
      slow={<SlowNote waiting={state.status !== 'ready'} />}
    >
      {(token) => <TokenChoice token={token} chosen={isChosen(token)} onChoose={choose} />}
    </TokenSelect>
  )
}
