import { useCore, useSelect } from '../../core/coreContext.ts'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { ClockIcon } from '../../kit/icons/accountIcons.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { FoyerConfig } from '../../core/options/config.ts'
import type { Core } from '../../core/core.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'

/** The empty activity: on the Activity page, and on the Account page with a trade button. */
export function ActivityEmpty({ page }: { page: 'activity' | 'account' }) {
  const core = useCore()
  const texts = core.use(activityTexts)
  const chain = useSelect(core.networks.store, () => core.networks.activeNamespace())
  const icon = <ClockIcon size={28} />
  if (page === 'activity') {
    return <EmptyState icon={icon} title={texts.noTransactions} text={texts.noTransactionsHint} />
  }
  return (
    <EmptyState
      icon={icon}
      title={texts.noActivity}
      text={texts.noActivityHint}
      action={
        offersTrade({ ...core, chain }) && (
          <LinkButton onClick={() => openTrade(core)}>{texts.tradeLink}</LinkButton>
        )
      }
    />
  )
}

/** Whether to offer a trade, which opens Swap and is hidden where swaps are not available (open point 117). */
function offersTrade(facts: {
  config: Pick<FoyerConfig, 'enableSwaps'>
  backend: Pick<Backend, 'swap'>
  chain: ChainNamespace
}): boolean {
  const { config, backend, chain } = facts
  return config.enableSwaps && Boolean(backend.swap) && chain !== 'solana'
}

/** Opens Swap, or the networks that support swaps. */
function openTrade({ account, networks, router, track }: Core): void {
  const network = networks.store.getState().activeId
  if (!swapNetworks.includes(network)) {
    router.push('UnsupportedChain', { swap: true })
    return
  }
  track('OPEN_SWAP', { isSmartAccount: account.getState().type === 'smartAccount', network })
  router.push('Swap')
}
