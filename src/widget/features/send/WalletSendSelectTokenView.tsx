import { useEffect } from 'react'
import { useStore } from 'zustand'
import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { useCore, useFlow, useSelect } from '../../core/coreContext.ts'
import { offersOnramp } from '../../core/networks/offersOnramp.ts'
import { createSendTexts } from '../../core/texts/money/sendTexts.ts'
import { createTokenBalances } from '../../core/money/tokenBalances.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CoinIcon } from '../../kit/icons/things/CoinIcon.tsx'
import { WarningIcon } from '../../kit/icons/status/WarningIcon.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VirtualList } from '../../kit/lists/VirtualList.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { MoreTokensNote } from '../tokens/public/MoreTokensNote.tsx'
import { buyToken } from './amount/buyToken.ts'
import css from './send.css?inline'
import { createSendForm, sameToken } from './sendForm.ts'
import { SendTokenRow } from './amount/SendTokenRow.tsx'
import { createTokenSearchFlow, filterTokens } from './amount/tokenSearchFlow.ts'

/** px */
const rowHeight = 60
/** px, at most. */
const listHeight = 360
const heightOf = () => rowHeight
const keyOf = ({ chainId, address = 'coin' }: TokenBalance) => `${chainId} ${address}`

/** Which of the visitor's tokens is sent. */
export default function WalletSendSelectTokenView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(createSendTexts)
  const search = useFlow(createTokenSearchFlow)
  const form = core.use(createSendForm)
  const chosen = useSelect(form.store, (now) => now.token)
  const balances = core.use(createTokenBalances)
  const { status, tokens } = useStore(balances.store)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  useEffect(() => void balances.load(), [balances, chainId])
  // On Solana only the coin itself can be sent from here.
  const sendable = tokens.filter(
    ({ address }) => address === undefined || namespaceOf(chainId) !== 'solana',
  )
  const found = filterTokens(sendable, search.state.query)
  function choose(token: TokenBalance) {
    form.choose(token)
    core.router.goBackTo('WalletSend')
  }
  return (
    <div className="fy-send" data-status={status}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        clearLabel={texts.clearSearch}
        value={search.state.typed}
        onChange={(text) => search.send({ type: 'typed', text })}
      />
      {found.length > 0 && (
        <VirtualList
          label={texts.yourTokens}
          items={found}
          keyOf={keyOf}
          heightOf={heightOf}
          height={Math.min(listHeight, found.length * rowHeight)}
        >
          {(token) => (
            <SendTokenRow
              token={token}
              selected={chosen !== undefined && sameToken(token, chosen)}
              onChoose={choose}
            />
          )}
        </VirtualList>
      )}
      <MoreTokensNote />
      <div role="status" className="fy-send-empty">
        {found.length === 0 && <NoTokens status={tokens.length > 0 ? 'ready' : status} />}
      </div>
    </div>
  )
}

/** What stands where there are no tokens: on their way, not to be had, or none. */
function NoTokens({ status }: { status: 'idle' | 'loading' | 'ready' | 'failed' }) {
  const core = useCore()
  const texts = core.use(createSendTexts)
  const balances = core.use(createTokenBalances)
  if (status === 'idle' || status === 'loading') {
    return (
      <div aria-busy="true">
        {[0, 1, 2].map((row) => (
          <ListRowSkeleton key={row} lines={2} shape="round" figure />
        ))}
        <VisuallyHidden>{texts.loadingTokens}</VisuallyHidden>
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <EmptyState
        icon={<WarningIcon size={28} />}
        tone="error"
        title={texts.tokensFailed}
        action={
          <Button size="m" variant="neutral" onClick={() => void balances.load()}>
            {texts.tryAgain}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<CoinIcon size={28} />}
      title={texts.noTokens}
      text={texts.noTokensHint}
      action={
        offersOnramp(core) && <LinkButton onClick={() => buyToken(core)}>{texts.buy}</LinkButton>
      }
    />
  )
}
