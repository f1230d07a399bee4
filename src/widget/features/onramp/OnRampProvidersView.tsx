import { useState } from 'react'
import { useStore } from 'zustand'
import { useCore, useSelect } from '../../core/coreContext.ts'
import type { OnrampProvider } from '../../core/options/config.ts'
import { useFlow } from '../../core/useFlow.ts'
import { orderKey } from '../../money/tokens/orderKey.ts'
import { useTokenConfirmation } from '../../money/tokens/useTokenConfirmation.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { TokenWarningNotice } from '../tokens/public/TokenWarningNotice.tsx'
import { boughtCurrencies } from './buy/boughtCurrencies.ts'
import { chooseProvider } from './buy/chooseProvider.ts'
import { claimsOfPurchase } from './claimsOfPurchase.ts'
import css from './onramp.css?inline'
import { createOnrampOrder } from './onrampOrder.ts'
import { cardProvider, isServed } from './onrampRules.ts'
import { ProviderRow } from './buy/ProviderRow.tsx'
import { networksOfOrder } from './buy/networksOfOrder.ts'
import { createProvidersFlow, providersOf } from './buy/providersFlow.ts'

/** The providers, and a link to an explanation of buying. */
export default function OnRampProvidersView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(onrampTexts)
  const common = core.use(commonTexts)
  const shell = core.use(shellTexts)
  const { state, send } = useFlow(createProvidersFlow)
  const bought = boughtCurrencies(useStore(core.use(createOnrampOrder).store))
  const [screen] = useState(() => core.router.current().id)
  const order = { screen, order: orderKey(bought) }
  const { warnings, isUnconfirmed: isOpen } = useTokenConfirmation(
    bought.flatMap(claimsOfPurchase),
    order,
  )
  // The note is about the card provider; a provider's page at the host's own address chooses the network itself.
  const network = useSelect(core.networks.store, () => core.networks.active())
  const card = providersOf(core).find(({ name, url }) => name === cardProvider.name && !url)
  const delivers = networksOfOrder(core) !== undefined
  const isElsewhere = network !== undefined && !isServed(network.id)
  const hasLinks = Object.keys(state.links).length > 0
  function choose(provider: OnrampProvider, url: string) {
    const problem = chooseProvider(core, provider, url)
    if (problem === 'refused') send({ type: 'refused', name: provider.name })
    if (problem === 'blocked') send({ type: 'blocked', label: provider.label })
  }
  function help() {
    core.track('SELECT_WHAT_IS_A_BUY', {
      isSmartAccount: core.account.getState().type === 'smartAccount',
    })
    core.router.push('WhatIsABuy')
  }
  return (
    <div
      className="fy-onramp-providers"
      data-status={state.status}
      aria-busy={state.status === 'loading' || undefined}
    >
      <VisuallyHidden role="status">
        {state.status === 'loading' && texts.loadingProviders}
      </VisuallyHidden>
      <TokenWarningNotice warnings={warnings} order={order} />
      {state.blocked !== undefined && <Notice>{common.popupBlocked(state.blocked)}</Notice>}
      {state.refused && state.status === 'ready' && (
        <Notice
          action={
            !hasLinks && (
              <RetryButton onClick={() => send({ type: 'again' })}>{shell.tryAgain}</RetryButton>
            )
          }
        >
          {texts.linkRefused} {hasLinks && texts.tryAnother}
        </Notice>
      )}
      {isElsewhere && delivers && card && (
        <Notice>{texts.deliversElsewhere(card.label, network.name)}</Notice>
      )}
      <ListGroup label={texts.providers}>
        {providersOf(core).map((provider) => (
          <ProviderRow
            key={provider.name}
            provider={provider}
            url={state.links[provider.name]}
            loading={state.status === 'loading'}
            disabled={isOpen}
            unserved={provider === card && !delivers ? network?.name : undefined}
            onChoose={(url) => choose(provider, url)}
          />
        ))}
      </ListGroup>
      <div className="fy-onramp-footer">
        <Text size="s" tone="secondary" align="center">
          {texts.footer}
        </Text>
        <LinkButton size="s" onClick={help}>
          {texts.howItWorks}
        </LinkButton>
      </div>
    </div>
  )
}
