import { useId } from 'react'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { NftsTab } from '../../tokens/public/NftsTab.tsx'
import { TokensTab } from '../../tokens/public/TokensTab.tsx'
import { accountActions } from '../accountRules.ts'
import { ActivityPanel } from '../../activity/public/ActivityPanel.tsx'
import { openEntry } from '../openEntry.ts'

/**
 * Height of the activity in px: that of the list of tokens, so that a change of tabs moves nothing (open point 122).
 */
const activityHeight = 280

const ids = ['tokens', 'nfts', 'activity'] as const

/**
 * The account's tokens, NFTs and activity in three tabs. The chosen tab is kept in the account's state.
 */
export function AccountTabs({ onRetry }: { onRetry: () => void }) {
  const core = useCore()
  const { account, networks } = core
  const texts = core.use(tokensTexts)
  const panelId = useId()
  const selected = ids[useSelect(account, (now) => now.currentTab)] ?? 'tokens'
  const chain = useSelect(networks.store, (now) => namespaceOf(now.activeId))
  const actions = accountActions({ ...core, chain })
  const onBuy = actions.includes('buy') ? () => openEntry(core, 'buy') : undefined
  const onReceive = () => openEntry(core, 'receive')
  return (
    <>
      <div className="fy-wallet-tabs">
        <Tabs
          label={texts.views}
          tabs={ids.map((id) => ({ id, label: texts[id] }))}
          selected={selected}
          onSelect={(id) => account.setState({ currentTab: ids.indexOf(id) })}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-label={texts[selected]}
        className="fy-wallet-panel fy-edges"
        data-tab={selected}
      >
        {selected === 'tokens' && (
          <TokensTab onRetry={onRetry} onBuy={onBuy} onReceive={onReceive} />
        )}
        {selected === 'nfts' && <NftsTab onReceive={onReceive} />}
        {selected === 'activity' && <ActivityPanel page="account" height={activityHeight} />}
      </div>
    </>
  )
}
