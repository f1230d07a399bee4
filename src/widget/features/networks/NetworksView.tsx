import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { HelpIcon } from '../../kit/icons/connectIcons.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { createNetworkChoiceFlow } from './networkChoiceFlow.ts'
import { NetworkList } from './NetworkList.tsx'
import { createNetworkSearchFlow } from './networkSearchFlow.ts'
import { filterNetworks } from './networksRules.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** The host's networks with a search (C-114, C-223). */
export default function NetworksView() {
  const core = useCore()
  const { networks, router, track } = core
  const texts = core.use(networkTexts)
  const common = core.use(commonTexts)
  const search = useFlow(createNetworkSearchFlow)
  const choice = useFlow(createNetworkChoiceFlow)
  function help() {
    track('CLICK_NETWORK_HELP')
    router.push('WhatIsANetwork')
  }
  return (
    <>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        clearLabel={common.clearSearch}
        value={search.state.typed}
        onChange={(text) => search.send({ type: 'typed', text })}
      />
      <NetworkList
        networks={filterNetworks(networks.requested, search.state.query)}
        state={choice.state}
        onChoose={(network) => choice.send({ type: 'chosen', network })}
        onRetry={() => choice.send({ type: 'retry' })}
      />
      <Stack align="center">
        <LinkButton size="s" tone="quiet" leading={<HelpIcon size={16} />} onClick={help}>
          {texts.whatIsANetwork}
        </LinkButton>
      </Stack>
    </>
  )
}
