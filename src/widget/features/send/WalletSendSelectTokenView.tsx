import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { offersOnramp } from '../../core/networks/offersOnramp.ts'
import { sendTexts } from '../../core/texts/send/sendTexts.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CoinIcon } from '../../kit/icons/accountIcons.tsx'
import { WarningIcon } from '../../kit/icons/connectIcons.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { TokenSelect } from '../../kit/lists/TokenSelect.tsx'
import { MoreTokensNote } from '../tokens/public/MoreTokensNote.tsx'
import { buyToken } from './parts/buyToken.ts'
import { createSendForm, sameToken } from './state/sendForm.ts'
import { SendTokenRow } from './parts/SendTokenRow.tsx'
import { createTokenSearchFlow, filterTokens } from './services/tokenSearchFlow.ts'

/** The largest height of the list, in px. */
const listHeight = 360

/** The list of tokens that the visitor can send. */
export default function WalletSendSelectTokenView() {
  const core = useCore()
  const texts = core.use(sendTexts)
  const tokenTexts = core.use(tokensTexts)
  const common = core.use(commonTexts)
  const search = useFlow(createTokenSearchFlow)
  const form = core.use(createSendForm)
  const chosen = useSelect(form.store, (now) => now.token)
  const balances = core.use(createTokenBalances)
  const { status, tokens, known } = useStore(balances.store)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  useEffect(() => void balances.load(), [balances, chainId])
  const rows = filterTokens(tokens, search.state.query).map((token) => ({
    key: `${token.chainId} ${token.address ?? 'coin'}`,
    token,
  }))
  const isLoading = tokens.length === 0 && (status === 'idle' || status === 'loading')
  const failed = status === 'failed' && !known
  function choose(token: TokenBalance) {
    form.choose(token)
    core.router.goBackTo('WalletSend')
  }
  return (
    <TokenSelect
      status={status}
      search={{
        label: tokenTexts.search,
        clearLabel: common.clearSearch,
        value: search.state.typed,
        onChange: (text) => search.send({ type: 'typed', text }),
      }}
      label={tokenTexts.yours}
      rows={rows}
      height={listHeight}
      loading={isLoading ? texts.loadingTokens : undefined}
      empty={failed ? <TokensFailed /> : <NoTokens />}
      note={failed && rows.length > 0 ? <TokensFailed /> : <MoreTokensNote />}
    >
      {(token) => (
        <SendTokenRow
          token={token}
          selected={chosen !== undefined && sameToken(token, chosen)}
          onChoose={choose}
        />
      )}
    </TokenSelect>
  )
}

/** Says that the tokens could not be loaded, below the coin if its chain has answered. */
function TokensFailed() {
  const core = useCore()
  const tokens = core.use(tokensTexts)
  const shell = core.use(shellTexts)
  const balances = core.use(createTokenBalances)
  return (
    <EmptyState
      icon={<WarningIcon size={28} />}
      tone="error"
      title={tokens.failed}
      action={<RetryButton onClick={() => void balances.load()}>{shell.tryAgain}</RetryButton>}
    />
  )
}

/** Says that the account holds no tokens. */
function NoTokens() {
  const core = useCore()
  const texts = core.use(sendTexts)
  const tokens = core.use(tokensTexts)
  return (
    <EmptyState
      icon={<CoinIcon size={28} />}
      title={tokens.noneFound}
      text={texts.noTokensHint}
      action={
        offersOnramp(core) && <LinkButton onClick={() => buyToken(core)}>{tokens.buy}</LinkButton>
      }
    />
  )
}
